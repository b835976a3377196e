import { tapes } from '../../pages/tapes.ts';

const widths = tapes.map(({ width }) => width).join(', ');

export const tapeFigureContent = {
  text: 'Standard tapes to one scale, each with a part that it carries: a 0805 chip, an SO-8, a DPAK and a D2PAK. The holes along the edge are 4 mm apart on every tape.',
  alternative: `Tapes of ${widths} mm with sprocket holes along one edge, and a part in each pocket, all to one scale.`,
  figure: (mm: number) => `${mm} mm`,
};

export type TapeFigureContent = typeof tapeFigureContent;
