import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { rogersLaminateContent } from '@pcb/screens/content/pages/rogersLaminate';
import { ContentPage } from '../../app/frames/ContentPage.tsx';
import type { PageHandle } from '../../app/routing/page.ts';

export const handle: PageHandle = rogersLaminateContent.meta;

export function Component() {
  return <ContentPage content={rogersLaminateContent} figure={<LimitFigure figure="rogersBoard" />} />;
}
