import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { StencilApertureCalculator } from '@pcb/screens/content/tools/StencilApertureCalculator';
import { solderPastePrepContent } from '@pcb/screens/content/pages/solderPastePrep';
import { ContentPage } from '../../app/frames/ContentPage.tsx';
import type { PageHandle } from '../../app/routing/page.ts';

export const handle: PageHandle = solderPastePrepContent.meta;

export function Component() {
  return (
    <ContentPage
      content={solderPastePrepContent}
      figure={<LimitFigure figure="aperture" />}
      slots={{ apertures: <StencilApertureCalculator /> }}
    />
  );
}
