import { quoteChangesContent } from '@pcb/screens/content/pages/articles/quoteChanges';
import { ArticlePage } from '../../app/frames/ArticlePage.tsx';
import type { PageHandle } from '../../app/routing/page.ts';

export const handle: PageHandle = { ...quoteChangesContent.meta, article: quoteChangesContent };

export function Component() {
  return <ArticlePage article={quoteChangesContent} />;
}
