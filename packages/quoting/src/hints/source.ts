import { initialForms, type SourceValues } from '../forms.ts';
import { sourceCoverage } from '../limits.ts';
import { inFormOrder } from '../private/ruleOrder.ts';
import { type TargetPriceFigures, targetPriceRule } from '../private/targetPriceRule.ts';
import { countRules, type TypedFigures, quantityRules } from '../private/typedHints.ts';
import { type HintRule, rulesOf } from './rule.ts';

export interface SourceFigures extends TypedFigures, TargetPriceFigures {
  partsAfterBoards: { days: number };
}

const quantity = quantityRules<SourceValues>({
  coverage: sourceCoverage,
  size: () => null,
  piece: () => 'set',
});

const boardDays = Number(initialForms.fab.leadTime);

const rules = rulesOf<SourceValues, SourceFigures>();

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
    // At least a week after the boards. The default is only some days later.
    when: ({ leadTime }) => leadTime === '14-18',
    code: 'partsAfterBoards',
    figures: () => ({ days: boardDays }),
  }),
]);
