import { StencilApertureCalculator } from '@pcb/screens/content/StencilApertureCalculator';
import { solderPastePrepContent } from '@pcb/screens/content/words/solderPastePrep';
import { contentPage } from '../../contentPage.tsx';

export const { Component, handle } = contentPage(solderPastePrepContent, { apertures: <StencilApertureCalculator /> });
