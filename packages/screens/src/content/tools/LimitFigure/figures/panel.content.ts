import { panelLimitScene } from '@pcb/art/LimitDrawing';
import { capabilities } from '@pcb/engineering/capabilities';
import { inBothUnits } from '@pcb/engineering/lengths';
import { deliveryPanel } from '@pcb/engineering/panel';
import { minSides } from '@pcb/quoting/hints/figures';
import { withBothUnits } from '../../../../shared/format/figureText.ts';
import { counted } from '../../../../shared/format/phrases.ts';
import { capabilitySheet } from '../../../pages/sources.ts';
import type { FigureDefinition } from '../figureDefinition.ts';
import { limitFigureContent } from '../LimitFigure.content.ts';
import { excessOver } from './excessOver.ts';

const { usable, millingGap } = capabilities.panel;
const { figure } = limitFigureContent;

type PanelQuantity = 'width' | 'height' | 'columns' | 'rows';

/** A panel with milled boards. The sliders stay in the range of `deliveryPanel`. */
function panelOf(boards: Readonly<Record<PanelQuantity, number>>) {
  const result = deliveryPanel({ ...boards, gap: millingGap.value });
  if (!result.isValid) throw new Error(`No panel: ${result.reason.kind} of ${result.reason.input}`);
  return result.panel;
}

/** A delivery panel on our working panel. */
export const panelFigure: FigureDefinition<PanelQuantity> = {
  title: 'A delivery panel on our working panel',
  quantities: {
    width: { label: 'Board width', range: [2, 200], step: 1, initial: 80 },
    height: { label: 'Board height', range: [2, 200], step: 1, initial: 60 },
    columns: { label: 'Columns', range: [1, 6], step: 1, initial: 3, isCount: true },
    rows: { label: 'Rows', range: [1, 6], step: 1, initial: 3, isCount: true },
  },
  limits: (boards) => [
    {
      id: 'size',
      text: `panel at most ${withBothUnits(usable)} in either orientation`,
      value: excessOver(panelOf(boards), usable.value),
      max: 0,
      failure: 'It does not fit our working panel: use fewer rows or columns.',
    },
    {
      id: 'smallest',
      text: `each side of a board at least ${inBothUnits(minSides.panel)}`,
      value: Math.min(boards.width, boards.height),
      min: minSides.panel,
      failure: 'An engineer reviews smaller boards.',
    },
  ],
  scene: (boards) => panelLimitScene(panelOf(boards)),
  alternative: (boards) => {
    const { width, height, boards: count } = panelOf(boards);
    return `To scale: a panel of ${figure(width)} by ${figure(height)} with ${counted(count, 'board')}, on our working panel.`;
  },
  source: capabilitySheet.label,
};
