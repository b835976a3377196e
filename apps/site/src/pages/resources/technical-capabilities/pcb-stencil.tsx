import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { pcbStencilContent } from '@pcb/screens/content/pages/pcbStencil';
import { ContentPage } from '../../../app/frames/ContentPage.tsx';
import type { PageHandle } from '../../../app/routing/page.ts';

export const handle: PageHandle = pcbStencilContent.meta;

export function Component() {
  return <ContentPage content={pcbStencilContent} figure={<LimitFigure figure="foil" />} />;
}
