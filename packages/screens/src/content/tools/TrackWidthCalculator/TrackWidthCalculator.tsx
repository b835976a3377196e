'use client';
import { minTrack, type TrackPosition } from '@pcb/engineering/capabilities';
import { formatMmAsMil, formatMm } from '@pcb/engineering/lengths';
import { trackWidth } from '@pcb/engineering/trackWidth';
import { readTypedNumber } from '@pcb/quoting/typedNumber';
import { Grid } from '@pcb/ui/Grid';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { calculate } from '../../../shared/calculator/calculate.ts';
import { type Result, Calculator, TypedField } from '../../../shared/calculator/Calculator.tsx';
import { useValues, type ValuesProps } from '../../../shared/calculator/useValues.ts';
import type { WithContent } from '../../../shared/WithContent.ts';
import { trackWidthCalculatorContent, type TrackWidthCalculatorContent } from './TrackWidthCalculator.content.ts';

export const trackPositions = ['outer', 'inner'] as const satisfies readonly TrackPosition[];

/** Base copper in oz/ft². */
export const trackCoppers = ['0.5', '1', '2', '3'] as const;
export type TrackCopper = (typeof trackCoppers)[number];

/** Current in amperes and temperature rise in °C, as typed. */
export interface TrackWidthValues {
  position: TrackPosition;
  copper: TrackCopper;
  current: string;
  /** The temperature rise of the track over the board, in °C. */
  temperatureRise: string;
}

export interface TrackWidthCalculatorProps
  extends ValuesProps<TrackWidthValues>, WithContent<TrackWidthCalculatorContent> {}

const initial: TrackWidthValues = { position: 'outer', copper: '1', current: '1', temperatureRise: '10' };

/**
 * Calculates the track width for a current; our minimum is the lower limit. For a slot of `ContentScreen`.
 *
 * @example <ContentScreen content={designGuidelinesContent} slots={{ trackWidth: <TrackWidthCalculator /> }} />
 */
export function TrackWidthCalculator({ content = trackWidthCalculatorContent, ...state }: TrackWidthCalculatorProps) {
  const [values, change] = useValues(state, initial);
  const { frame, rows, sentence } = content;
  const { position } = values;
  const copper = Number(values.copper);
  const minimum = minTrack(copper, position);
  const outcome = calculate(
    { current: readTypedNumber(values.current), temperatureRise: readTypedNumber(values.temperatureRise) },
    ({ current, temperatureRise }) => trackWidth({ current, temperatureRise, copper, position }),
    frame.problems,
    content.reasons,
  );
  const solved = outcome.isValid ? outcome : undefined;
  const errors = outcome.isValid ? {} : outcome.errors;
  // Our minimum tracks have three decimals; the accuracy of the formula justifies two.
  const computedMm = (mm: number) => (mm < 0.005 ? content.belowResolution.mm : formatMm(mm, 2));
  const minimumMm = (mm: number) => String(mm);
  const mil = (mm: number) => (mm < 0.005 ? content.belowResolution.mil : formatMmAsMil(mm));
  const sentenceOf = () => {
    if (!solved) {
      const invalidFields = (['current', 'temperatureRise'] as const).filter((field) => errors[field] !== undefined);
      return frame.noResult(invalidFields.map((field) => content[field]));
    }
    if (solved.minWidth === undefined) return sentence.unlisted(content.copper.nameOf(values.copper));
    return solved.isBelowMinimum ? sentence.minimum : sentence.current;
  };
  const result: Result = {
    label: content.width,
    figure: solved && (solved.isBelowMinimum ? minimumMm : computedMm)(solved.width),
    unit: frame.millimetres,
    alternative: solved && frame.mil(mil(solved.width)),
    rows: [
      {
        id: 'formula',
        label: rows.formula,
        value: solved && frame.both(computedMm(solved.computedWidth), mil(solved.computedWidth)),
      },
      {
        id: 'minimum',
        label: rows.minimum,
        value: minimum === undefined ? undefined : frame.both(minimumMm(minimum), mil(minimum)),
      },
    ],
    sentence: sentenceOf(),
  };

  return (
    <Calculator title={content.title} labels={frame} basis={content.basis} result={result}>
      <Grid minColumnWidth="15rem">
        <TypedField
          label={content.current}
          unit={content.amperes}
          value={values.current}
          onChange={(current) => change({ current })}
          error={errors.current}
        />
        <TypedField
          label={content.temperatureRise}
          unit={content.degrees}
          value={values.temperatureRise}
          onChange={(temperatureRise) => change({ temperatureRise })}
          error={errors.temperatureRise}
        />
        <ToggleGroup
          label={content.copper.label}
          items={trackCoppers.map((id) => ({ id, label: id }))}
          value={values.copper}
          onChange={(id) => {
            const chosen = trackCoppers.find((one) => one === id);
            if (chosen) change({ copper: chosen });
          }}
        />
        <ToggleGroup
          label={content.position.label}
          items={trackPositions.map((id) => ({ id, label: content.position.options[id] }))}
          value={position}
          onChange={(id) => {
            const chosen = trackPositions.find((one) => one === id);
            if (chosen) change({ position: chosen });
          }}
        />
      </Grid>
    </Calculator>
  );
}
