import { flexiblePcbContent } from '@pcb/screens/content/pages/flexiblePcb';
import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { contentPage } from '../../../app/frames/contentPage.tsx';

export const { handle, Component } = contentPage(flexiblePcbContent, { figure: <LimitFigure figure="bend" /> });
