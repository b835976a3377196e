import { pcbStencilContent } from '@pcb/screens/content/pages/pcbStencil';
import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { contentPage } from '../../../app/frames/contentPage.tsx';

export const { handle, Component } = contentPage(pcbStencilContent, { figure: <LimitFigure figure="foil" /> });
