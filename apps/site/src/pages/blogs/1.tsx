import { quoteChangesContent } from '@pcb/screens/content/words/articles/quoteChanges';
import { ArticlePage } from '../../app/ArticlePage.tsx';
import { described, type PageHandle } from '../../app/page.ts';

export const handle: PageHandle = { ...described(quoteChangesContent.meta), article: quoteChangesContent };

export function Component() {
  return <ArticlePage article={quoteChangesContent} />;
}
