'use client';
import { formatMmAsMil, formatMm } from '@pcb/engineering/lengths';
import {
  apertureRatios,
  isFoilInRange,
  narrowestSlot,
  minAreaRatio,
  minAspectRatio,
  smallestPad,
} from '@pcb/engineering/stencilAperture';
import { readTypedNumber } from '@pcb/quoting/typedNumber';
import { Grid } from '@pcb/ui/Grid';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { calculate } from '../../../shared/calculator/calculate.ts';
import { type Result, Calculator, Check, LengthField } from '../../../shared/calculator/Calculator.tsx';
import { useValues, type ValuesProps } from '../../../shared/calculator/useValues.ts';
import type { WithContent } from '../../../shared/WithContent.ts';
import { formatRatio } from './formatRatio.ts';
import {
  stencilApertureCalculatorContent,
  type StencilApertureCalculatorContent,
} from './StencilApertureCalculator.content.ts';

export const apertureShapes = ['rectangle', 'circle'] as const;
export type ApertureShape = (typeof apertureShapes)[number];

/** Lengths in mm, as typed. A circle uses the diameter, a rectangle the width and length. */
export interface StencilApertureValues {
  shape: ApertureShape;
  width: string;
  length: string;
  diameter: string;
  foil: string;
}

export interface StencilApertureCalculatorProps
  extends ValuesProps<StencilApertureValues>, WithContent<StencilApertureCalculatorContent> {}

const initial: StencilApertureValues = {
  shape: 'rectangle',
  width: '0.25',
  length: '1.2',
  diameter: '0.4',
  foil: '0.12',
};

const fieldsOf = {
  rectangle: ['width', 'length', 'foil'],
  circle: ['diameter', 'foil'],
} as const satisfies Record<ApertureShape, readonly (keyof StencilApertureValues)[]>;

/**
 * Calculates whether an aperture releases paste, from aspect ratio and area ratio. For a slot of `ContentScreen`.
 *
 * @example <ContentScreen content={solderPastePrepContent} slots={{ apertures: <StencilApertureCalculator /> }} />
 */
export function StencilApertureCalculator({
  content = stencilApertureCalculatorContent,
  ...state
}: StencilApertureCalculatorProps) {
  const [values, change] = useValues(state, initial);
  const { frame, rows, check, fields } = content;
  const foil = readTypedNumber(values.foil);
  const outcome =
    values.shape === 'circle'
      ? calculate(
          { diameter: readTypedNumber(values.diameter), foil },
          (numbers) => apertureRatios({ shape: 'circle', diameter: numbers.diameter }, numbers.foil),
          frame.problems,
          content.reasons,
        )
      : calculate(
          { width: readTypedNumber(values.width), length: readTypedNumber(values.length), foil },
          (numbers) =>
            apertureRatios({ shape: 'rectangle', width: numbers.width, length: numbers.length }, numbers.foil),
          frame.problems,
          content.reasons,
        );
  const solved = outcome.isValid ? outcome : undefined;
  const errors: Partial<Record<keyof typeof fields, string>> = outcome.isValid ? {} : outcome.errors;
  const smallest = (length: number | undefined) =>
    length === undefined ? undefined : frame.both(formatMm(length, 3), formatMmAsMil(length));
  const ratio = (id: 'aspect' | 'area', value: number | undefined, minimum: number, isMet = false) => ({
    id,
    label: rows[id],
    value: value === undefined ? undefined : formatRatio(value),
    check: value === undefined ? undefined : <Check isMet={isMet}>{check[isMet ? 'met' : 'missed'](minimum)}</Check>,
  });
  const verdict = solved && (solved.isAspectRatioMet && solved.isAreaRatioMet ? 'met' : 'missed');
  const invalidFields = fieldsOf[values.shape].filter((field) => errors[field] !== undefined);
  const result: Result = {
    label: content.result,
    figure: verdict && content.verdict[verdict],
    verdict,
    rows: [
      ratio('aspect', solved?.aspectRatio, minAspectRatio, solved?.isAspectRatioMet),
      ratio('area', solved?.areaRatio, minAreaRatio, solved?.isAreaRatioMet),
      { id: 'slot', label: rows.slot, value: foil.isValid ? smallest(narrowestSlot(foil.value)) : undefined },
      { id: 'pad', label: rows.pad, value: foil.isValid ? smallest(smallestPad(foil.value)) : undefined },
    ],
    spoken: solved && content.spoken(formatRatio(solved.aspectRatio), formatRatio(solved.areaRatio)),
    sentence: verdict ? content.sentence[verdict] : frame.noResult(invalidFields.map((field) => fields[field])),
    warning: solved && foil.isValid && !isFoilInRange(foil.value) ? content.foilOutOfRange : undefined,
  };
  const length = (field: 'width' | 'length' | 'diameter' | 'foil') => ({
    labels: frame,
    label: fields[field],
    value: values[field],
    onChange: (typed: string) => change({ [field]: typed }),
    error: errors[field],
  });
  return (
    <Calculator title={content.title} labels={frame} basis={content.basis} result={result}>
      <ToggleGroup
        label={content.shape.label}
        items={apertureShapes.map((id) => ({ id, label: content.shape.options[id] }))}
        value={values.shape}
        onChange={(id) => {
          const shape = apertureShapes.find((one) => one === id);
          if (shape) change({ shape });
        }}
      />
      <Grid minColumnWidth="8.5rem">
        {fieldsOf[values.shape].map((field) => (
          <LengthField key={field} {...length(field)} />
        ))}
      </Grid>
    </Calculator>
  );
}
