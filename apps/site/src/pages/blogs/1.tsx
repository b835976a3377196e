import { quoteChangesContent } from '@pcb/screens/content/pages/articles/quoteChanges';
import { ArticlePage } from '../../app/ArticlePage.tsx';
import type { PageHandle } from '../../app/page.ts';

export const handle: PageHandle = { ...quoteChangesContent.meta, article: quoteChangesContent };

export function Component() {
  return <ArticlePage article={quoteChangesContent} />;
}
