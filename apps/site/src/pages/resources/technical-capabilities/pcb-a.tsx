import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { pcbAContent } from '@pcb/screens/content/pages/pcbA';
import { ContentPage } from '../../../app/frames/ContentPage.tsx';
import type { PageHandle } from '../../../app/routing/page.ts';

export const handle: PageHandle = pcbAContent.meta;

export function Component() {
  return <ContentPage content={pcbAContent} figure={<LimitFigure figure="assembledBoard" />} />;
}
