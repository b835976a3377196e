import { sourceCoverage } from '../limits.ts';
import type { SourceValues } from '../forms.ts';
import { sampleRates } from '../rates.ts';
import { type HintRule, rulesOf } from './rule.ts';
import { type TypedFigures, quantityRules } from '../internal/typedHints.ts';

/** The figures of these hints by code; `null` for one without any. */
export interface SourceFigures extends TypedFigures {
  partsAfterBoards: { days: number };
}

const quantity = quantityRules<SourceValues>({
  coverage: () => sourceCoverage,
  size: () => null,
  piece: () => 'set',
});

/** The working days of rigid boards in the first volume band. */
const boardDays = sampleRates.fab.leadTime;

/** The rules of the sourcing form. */
export const sourceRules: readonly HintRule<SourceValues, SourceFigures>[] = [
  ...quantity.withoutPrice,
  ...quantity.nextBand,
  ...rulesOf<SourceValues, SourceFigures>()({
    id: 'parts-after-boards',
    field: 'leadTime',
    level: 'information',
    source: 'sampleRates',
    // At least a week later than the boards: the default is later too, but only by some days.
    when: ({ leadTime }) => leadTime === '14-18',
    code: 'partsAfterBoards',
    figures: () => ({ days: boardDays }),
  }),
];
