import { PanelDrawing } from '@pcb/screens/content/PanelDrawing';
import { panelGuidelinesContent } from '@pcb/screens/content/words/panelGuidelines';
import { contentPage } from '../../contentPage.tsx';

export const { Component, handle } = contentPage(panelGuidelinesContent, { panelDrawing: <PanelDrawing /> });
