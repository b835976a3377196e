import { boardLimitScene } from '@pcb/art/LimitDrawing';
import { capabilities, type Capability, type Size } from '@pcb/engineering/capabilities';
import { inBothUnits } from '@pcb/engineering/lengths';
import { minSides } from '@pcb/quoting/hints/figures';
import { withBothUnits } from '../../../../shared/format/figureText.ts';
import { capabilitySheet } from '../../../pages/sources.ts';
import type { FigureDefinition, Limit } from '../figureDefinition.ts';
import { limitFigureContent } from '../LimitFigure.content.ts';
import { excessOver } from './excessOver.ts';

const { boardSize } = capabilities;
const { figure } = limitFigureContent;

type Side = 'width' | 'height';

const sizeLimit = (board: Size, largest: Capability<Size>): Limit => ({
  id: 'size',
  text: `board at most ${withBothUnits(largest)} in either orientation`,
  value: excessOver(board, largest.value),
  max: 0,
  failure: 'An engineer can review a larger one.',
});

const side = (label: string, initial: number) => ({ label, range: [10, 500], step: 1, initial }) as const;

const shared = {
  quantities: { width: side('Board width', 160), height: side('Board height', 100) },
  alternative: ({ width, height }) =>
    `To scale: a board of ${figure(width)} by ${figure(height)} over our largest one.`,
  source: capabilitySheet.label,
} satisfies Partial<FigureDefinition<Side>>;

/** A board that the assembly line populates. */
export const assembledBoardFigure: FigureDefinition<Side> = {
  ...shared,
  title: 'A board on the assembly line',
  limits: (board) => [
    sizeLimit(board, boardSize.fr4),
    {
      id: 'smallest',
      text: `each side at least ${inBothUnits(minSides.line)}`,
      value: Math.min(board.width, board.height),
      min: minSides.line,
      failure: 'The line cannot hold a smaller board: order it in a panel.',
    },
  ],
  marks: () => ({ width: minSides.line, height: minSides.line }),
  scene: (board) => boardLimitScene(board, boardSize.fr4.value, minSides.line),
};

/** A board of Rogers laminate. */
export const rogersBoardFigure: FigureDefinition<Side> = {
  ...shared,
  title: 'A board of Rogers laminate',
  limits: (board) => [sizeLimit(board, boardSize.rogers)],
  scene: (board) => boardLimitScene(board, boardSize.rogers.value),
};
