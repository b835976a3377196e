'use client';
import { type ChipSize, chipSizes, partsToSend, spareRules } from '@pcb/engineering/spareParts';
import { readTypedNumber } from '@pcb/quoting/typedNumber';
import { Grid } from '@pcb/ui/Grid';
import { Select } from '@pcb/ui/Select';
import { calculate } from '../../../shared/calculator/calculate.ts';
import { Calculator, TypedField } from '../../../shared/calculator/Calculator.tsx';
import { useValues, type ValuesProps } from '../../../shared/calculator/useValues.ts';
import type { WithContent } from '../../../shared/WithContent.ts';
import { sparePartsCalculatorContent, type SparePartsCalculatorContent } from './SparePartsCalculator.content.ts';

export interface SparePartsValues {
  need: string;
  /** The size of the part as its imperial code, such as '0402'. */
  size: ChipSize;
}

export interface SparePartsCalculatorProps
  extends ValuesProps<SparePartsValues>, WithContent<SparePartsCalculatorContent> {}

const initial: SparePartsValues = { need: '70', size: '0402' };

/**
 * Calculates how many pieces of a part number to send, including spares. Rendered in a slot of `ContentScreen`.
 *
 * @example <ContentScreen content={packagingGuidelineContent} slots={{ spareParts: <SparePartsCalculator /> }} />
 */
export function SparePartsCalculator({ content = sparePartsCalculatorContent, ...state }: SparePartsCalculatorProps) {
  const [{ need, size }, change] = useValues(state, initial);
  const rule = spareRules[size];
  const outcome = calculate(
    { need: readTypedNumber(need, 'count') },
    (numbers) => {
      const parts = partsToSend(numbers.need, size);
      return parts.isValid ? { ...parts, need: numbers.need } : parts;
    },
    content.frame.problems,
    content.reasons,
  );
  const { whole, sentence } = content;
  const sentenceFor = (spares: number) => {
    if (spares === 0) return sentence.none;
    return spares > rule.minimum ? sentence.share(rule.percent) : sentence.minimum(rule.minimum, rule.percent);
  };
  return (
    <Calculator
      title={content.title}
      labels={content.frame}
      basis={content.basis}
      result={{
        label: content.total,
        figure: outcome.isValid ? whole(outcome.total) : undefined,
        unit: content.pieces,
        rows: [
          { id: 'need', label: content.rows.need, value: outcome.isValid ? whole(outcome.need) : undefined },
          { id: 'spares', label: content.rows.spares, value: outcome.isValid ? whole(outcome.spares) : undefined },
        ],
        sentence: outcome.isValid ? sentenceFor(outcome.spares) : content.frame.noResult([content.need]),
      }}
    >
      <Grid minColumnWidth="11rem">
        <TypedField
          label={content.need}
          unit={content.pieces}
          inputMode="numeric"
          value={need}
          onChange={(typed) => change({ need: typed })}
          error={outcome.isValid ? undefined : outcome.errors.need}
          description={content.needHelp}
        />
        <Select
          label={content.size}
          items={chipSizes.map((id) => ({ id, label: content.nameOf(id) }))}
          value={size}
          onChange={(id) => {
            const chosen = chipSizes.find((one) => one === id);
            if (chosen) change({ size: chosen });
          }}
          description={content.sizeHelp}
        />
      </Grid>
    </Calculator>
  );
}
