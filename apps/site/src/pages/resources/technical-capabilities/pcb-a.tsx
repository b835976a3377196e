import { pcbAContent } from '@pcb/screens/content/pages/pcbA';
import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { contentPage } from '../../../app/frames/contentPage.tsx';

export const { handle, Component } = contentPage(pcbAContent, { figure: <LimitFigure figure="assembledBoard" /> });
