import { packagingGuidelineContent } from '@pcb/screens/content/pages/packagingGuideline';
import { SparePartsCalculator } from '@pcb/screens/content/tools/SparePartsCalculator';
import { TapeFigure } from '@pcb/screens/content/tools/TapeFigure';
import { contentPage } from '../../app/frames/contentPage.tsx';

export const { handle, Component } = contentPage(packagingGuidelineContent, {
  figure: <TapeFigure />,
  slots: { spareParts: <SparePartsCalculator /> },
});
