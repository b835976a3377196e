import { panelGuidelinesContent } from '@pcb/screens/content/pages/panelGuidelines';
import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { PanelDrawing } from '@pcb/screens/content/tools/PanelDrawing';
import { contentPage } from '../../app/frames/contentPage.tsx';

export const { handle, Component } = contentPage(panelGuidelinesContent, {
  figure: <LimitFigure figure="panel" />,
  slots: { panelDrawing: <PanelDrawing /> },
});
