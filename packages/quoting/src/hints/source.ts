import { sourceCoverage } from '../limits.ts';
import { initialForms, type SourceValues } from '../forms.ts';
import { type HintRule, rulesOf } from './rule.ts';
import { inFormOrder } from '../private/ruleOrder.ts';
import { type TargetPriceFigures, targetPriceRule } from '../private/targetPriceRule.ts';
import { countRules, type TypedFigures, quantityRules } from '../private/typedHints.ts';

/** The figures of these hints by code; `null` for one without any. */
export interface SourceFigures extends TypedFigures, TargetPriceFigures {
  partsAfterBoards: { days: number };
}

const quantity = quantityRules<SourceValues>({
  coverage: sourceCoverage,
  size: () => null,
  piece: () => 'set',
});

/** The working days of plain rigid boards. */
const boardDays = Number(initialForms.fab.leadTime);

const rules = rulesOf<SourceValues, SourceFigures>();

/** The rules of the sourcing form. */
export const sourceRules = inFormOrder<HintRule<SourceValues, SourceFigures>>('source', [
  ...quantity.withoutPrice,
  ...quantity.nextBand,
  ...targetPriceRule<SourceValues>(),
  ...countRules('source'),
  ...rules({
    id: 'parts-after-boards',
    field: 'leadTime',
    level: 'information',
    source: 'sampleRates',
    // At least a week later than the boards: the default is later too, but only by some days.
    when: ({ leadTime }) => leadTime === '14-18',
    code: 'partsAfterBoards',
    figures: () => ({ days: boardDays }),
  }),
]);
