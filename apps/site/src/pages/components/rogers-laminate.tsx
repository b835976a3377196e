import { rogersLaminateContent } from '@pcb/screens/content/pages/rogersLaminate';
import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { contentPage } from '../../app/frames/contentPage.tsx';

export const { handle, Component } = contentPage(rogersLaminateContent, {
  figure: <LimitFigure figure="rogersBoard" />,
});
