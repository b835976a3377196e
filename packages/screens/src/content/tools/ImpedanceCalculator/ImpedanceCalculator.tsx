'use client';
import { LineCrossSection } from '@pcb/art/LineCrossSection';
import { inBothUnits } from '@pcb/engineering/lengths';
import { Grid } from '@pcb/ui/Grid';
import { Select } from '@pcb/ui/Select';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { type Result, Calculator, LengthField, TypedField } from '../../../shared/calculator/Calculator.tsx';
import { useValues, type ValuesProps } from '../../../shared/calculator/useValues.ts';
import { keepTogether } from '../../../shared/format/keepTogether.ts';
import type { WithContent } from '../../../shared/WithContent.ts';
import { impedanceCalculatorContent, type ImpedanceCalculatorContent } from './ImpedanceCalculator.content.ts';
import * as styles from './ImpedanceCalculator.css.ts';
import { type ImpedanceValues, lineCovers, lineFields, type LineKind, lineKinds } from './lineKinds.ts';
import { solveLine } from './solveLine.ts';
import { startingPointIn, startingPointsOf } from './startingPoints.ts';

export { type ImpedanceValues, type LineCover, lineCovers, type LineKind, lineKinds } from './lineKinds.ts';

export interface ImpedanceCalculatorProps
  extends ValuesProps<ImpedanceValues>, WithContent<ImpedanceCalculatorContent> {}

/** 50 ohms on L1 of our four-layer boards, as delivered. The gap is valid for a pair on every build-up. */
const initial: ImpedanceValues = {
  kind: 'single',
  width: '0.32',
  gap: '0.2',
  height: '0.2',
  heightAbove: '0.41',
  heightBelow: '0.8275',
  thickness: '0.035',
  dielectricConstant: '4.6',
  cover: 'mask',
};

/** Rendered without values too, to avoid a layout shift. */
function rowsOf(
  kind: LineKind,
  solved: ReturnType<typeof solveLine>,
  { rows, inOhms }: ImpedanceCalculatorContent,
): NonNullable<Result['rows']> {
  const line = solved.isValid ? solved : undefined;
  const row = (id: keyof typeof rows, value: string | undefined) => ({ id, label: rows[id], value });
  switch (kind) {
    case 'single':
      return [row('effective', line?.kind === 'single' ? line.effectiveDielectricConstant.toFixed(2) : undefined)];
    case 'pair':
      return [
        row('odd', line?.kind === 'pair' ? inOhms(line.oddImpedance.toFixed(1)) : undefined),
        row('even', line?.kind === 'pair' ? inOhms(line.evenImpedance.toFixed(1)) : undefined),
      ];
    case 'stripline':
      return [row('planes', line?.kind === 'stripline' ? inBothUnits(line.planeToPlane) : undefined)];
  }
}

/**
 * Calculates the impedance of a line from its cross-section. Rendered in a slot of `ContentScreen`.
 *
 * @example <ContentScreen content={impedanceBuildUpsContent} slots={{ calculator: <ImpedanceCalculator /> }} />
 */
export function ImpedanceCalculator({ content = impedanceCalculatorContent, ...state }: ImpedanceCalculatorProps) {
  const [values, change] = useValues(state, initial);
  const { frame, fields, build } = content;
  const { kind } = values;
  const solved = solveLine(values, content);
  const errors = solved.isValid ? {} : solved.errors;
  const points = startingPointsOf(kind);

  return (
    <Calculator
      title={content.title}
      labels={frame}
      basis={content.basis[kind]}
      drawing={
        <LineCrossSection
          kind={kind}
          aria-label={content.drawing[kind]}
          letters={content.letters}
          className={styles.drawing}
        />
      }
      result={{
        label: content.results[kind],
        figure: solved.isValid ? solved.impedance.toFixed(1) : undefined,
        unit: content.ohms,
        rows: rowsOf(kind, solved, content),
        sentence: solved.isValid
          ? kind === 'stripline'
            ? content.sentence.stripline
            : content.sentence[values.cover]
          : frame.noResult(
              lineFields[kind].filter((field) => errors[field] !== undefined).map((field) => fields[field]),
            ),
      }}
    >
      <ToggleGroup
        label={content.kind.label}
        items={lineKinds.map((id) => ({ id, label: content.kind.options[id] }))}
        value={kind}
        onChange={(id) => {
          const chosen = lineKinds.find((one) => one === id);
          if (chosen) change({ kind: chosen });
        }}
      />
      <Select
        className={styles.build}
        label={build.label}
        description={build.help}
        placeholder={build.placeholder}
        items={points.map(({ id, copperLayers, thicknesses }) => ({
          id,
          label: build[kind === 'stripline' ? 'inner' : 'outer'](copperLayers, thicknesses),
        }))}
        value={startingPointIn(values)?.id ?? null}
        onChange={(id) => {
          const point = points.find((one) => one.id === id);
          if (point) change(point.values);
        }}
      />
      {kind === 'stripline' ? null : (
        <ToggleGroup
          label={content.cover.label}
          description={content.cover.help}
          items={lineCovers.map((id) => ({ id, label: content.cover.options[id] }))}
          value={values.cover}
          onChange={(id) => {
            const chosen = lineCovers.find((one) => one === id);
            if (chosen) change({ cover: chosen });
          }}
        />
      )}
      <Grid minColumnWidth="8.5rem">
        {lineFields[kind].map((field) => {
          const props = {
            label: fields[field],
            value: values[field],
            onChange: (typed: string) => change({ [field]: typed }),
            error: errors[field],
          };
          return field === 'dielectricConstant' ? (
            <TypedField key={field} {...props} unit={content.dk} description={keepTogether(content.dkHelp)} />
          ) : (
            <LengthField key={field} {...props} labels={frame} />
          );
        })}
      </Grid>
    </Calculator>
  );
}
