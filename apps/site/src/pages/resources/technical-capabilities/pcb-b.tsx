import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { pcbBContent } from '@pcb/screens/content/pages/pcbB';
import { contentPage } from '../../../app/frames/contentPage.tsx';

export const { handle, Component } = contentPage(pcbBContent, { figure: <LimitFigure figure="hole" /> });
