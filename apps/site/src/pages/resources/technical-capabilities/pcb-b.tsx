import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { pcbBContent } from '@pcb/screens/content/pages/pcbB';
import { ContentPage } from '../../../app/frames/ContentPage.tsx';
import type { PageHandle } from '../../../app/routing/page.ts';

export const handle: PageHandle = pcbBContent.meta;

export function Component() {
  return <ContentPage content={pcbBContent} figure={<LimitFigure figure="hole" />} />;
}
