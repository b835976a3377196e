import { beforeTheDrillContent } from '@pcb/screens/content/pages/articles/beforeTheDrill';
import { ArticlePage } from '../../app/frames/ArticlePage.tsx';
import type { PageHandle } from '../../app/routing/page.ts';

export const handle: PageHandle = { ...beforeTheDrillContent.meta, article: beforeTheDrillContent };

export function Component() {
  return <ArticlePage article={beforeTheDrillContent} />;
}
