import { solderPastePrepContent } from '@pcb/screens/content/pages/solderPastePrep';
import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { StencilApertureCalculator } from '@pcb/screens/content/tools/StencilApertureCalculator';
import { contentPage } from '../../app/frames/contentPage.tsx';

export const { handle, Component } = contentPage(solderPastePrepContent, {
  figure: <LimitFigure figure="aperture" />,
  slots: { apertures: <StencilApertureCalculator /> },
});
