import { sourceCoverage } from '../limits.ts';
import { maxCount, parsePositiveCount } from '../parse.ts';
import { initialForms, type SourceValues } from '../forms.ts';
import { type HintRule, rulesOf } from './rule.ts';
import { inFormOrder } from '../internal/ruleOrder.ts';
import { type TargetPriceFigures, targetPriceRule } from '../internal/targetPriceRule.ts';
import { type TypedFigures, quantityRules } from '../internal/typedHints.ts';

/** The figures of these hints by code; `null` for one without any. */
export interface SourceFigures extends TypedFigures, TargetPriceFigures {
  partsAfterBoards: { days: number };
  partCount: { typed: string; min: number; max: number };
}

const quantity = quantityRules<SourceValues>({
  coverage: () => sourceCoverage,
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
  ...rules({
    id: 'unique-parts-unreadable',
    field: 'uniqueParts',
    level: 'withoutPrice',
    source: 'orderForm',
    when: ({ uniqueParts }) => parsePositiveCount(uniqueParts) === null,
    code: 'partCount',
    figures: ({ uniqueParts }) => ({ typed: uniqueParts.trim(), min: 1, max: maxCount }),
  }),
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
