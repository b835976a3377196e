import { pcbBContent } from '@pcb/screens/content/pages/pcbB';
import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { contentPage } from '../../../app/frames/contentPage.tsx';

export const { handle, Component } = contentPage(pcbBContent, { figure: <LimitFigure figure="hole" /> });
