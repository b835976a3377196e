import { capabilities } from '@pcb/engineering/capabilities';
import { partsToSend, spareRules } from '@pcb/engineering/spareParts';
import type { FabValues } from '../forms.ts';
import { isAssembled } from '../hints/facts.ts';
import { rulesOf } from '../hints/rule.ts';
import { parsePositiveCount } from '../parse.ts';
import { sourcingDays } from '../sourcingDays.ts';
import { isTooSmallForLine } from './possibleHints.ts';

export interface KitFigures {
  assemblySingleBoard: { border: string };
  spares: { spares: number; chip: string };
  completeKit: { supply: FabValues['partsSupply']; from: number; to: number };
  challan: null;
}

/** The smallest chip size of most prototypes. */
const spareChip = '0402';

const { minimum } = spareRules[spareChip];

const sparesFor = (quantity: number) => {
  const parts = partsToSend(quantity, spareChip);
  return parts.isValid ? parts.spares : minimum;
};

const isConsigned = (values: FabValues) => isAssembled(values) && values.partsSupply === 'consigned';

export const kitRules = rulesOf<FabValues, KitFigures>()(
  {
    id: 'assembly-complete-kit',
    field: 'assembly',
    level: 'information',
    source: 'orderForm',
    when: isAssembled,
    code: 'completeKit',
    figures: ({ partsSupply }) => ({ supply: partsSupply, ...sourcingDays }),
  },
  {
    id: 'consigned-challan',
    field: 'partsSupply',
    level: 'information',
    source: 'gstRules',
    when: isConsigned,
    code: 'challan',
  },
  {
    id: 'consigned-spares',
    field: 'partsSupply',
    level: 'information',
    source: 'kitRules',
    when: (values) => isConsigned(values) && parsePositiveCount(values.quantity) !== null,
    code: 'spares',
    figures: (values) => ({ spares: sparesFor(parsePositiveCount(values.quantity) ?? 1), chip: spareChip }),
  },
  {
    id: 'assembly-single-board',
    field: 'dispatchUnit',
    level: 'information',
    source: 'processRule',
    // If the board is too small for the line, the review hint covers this.
    when: (values) => isAssembled(values) && values.dispatchUnit === 'single' && !isTooSmallForLine(values),
    code: 'assemblySingleBoard',
    figures: () => ({ border: capabilities.panel.border.text }),
    advice: () => [{ dispatchUnit: 'panel' }],
  },
);
