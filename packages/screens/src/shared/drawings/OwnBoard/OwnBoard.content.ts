import { formatNumber } from '@pcb/ui/format';
import { counted } from '../../format/phrases.ts';
import type { TracedBoard } from './tracedBoard.ts';

const length = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });

export const ownBoardContent = {
  label: ({ width, height, copperLayers }: TracedBoard) =>
    `Your board, top side: ${length(width)} × ${length(height)} mm, ${counted(copperLayers, 'copper layer')}`,
};
