import { beforeTheDrillContent } from '@pcb/screens/content/pages/articles/beforeTheDrill';
import { ArticlePage } from '../../app/ArticlePage.tsx';
import type { PageHandle } from '../../app/page.ts';

export const handle: PageHandle = { ...beforeTheDrillContent.meta, article: beforeTheDrillContent };

export function Component() {
  return <ArticlePage article={beforeTheDrillContent} />;
}
