import { fiftyOhmsContent } from '@pcb/screens/content/pages/articles/fiftyOhms';
import { ArticlePage } from '../../app/frames/ArticlePage.tsx';
import type { PageHandle } from '../../app/routing/page.ts';

export const handle: PageHandle = { ...fiftyOhmsContent.meta, article: fiftyOhmsContent };

export function Component() {
  return <ArticlePage article={fiftyOhmsContent} />;
}
