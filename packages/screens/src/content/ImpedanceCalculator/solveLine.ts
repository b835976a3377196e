import { type Computed } from '@pcb/engineering/computed';
import { differentialMicrostrip, singleMicrostrip, stripline } from '@pcb/engineering/impedance';
import { readTypedNumber, type TypedNumberProblem } from '../private/typedNumber.ts';
import { calculate, type Calculated } from '../private/calculate.ts';
import type { ImpedanceValues, LineField } from './lineKinds.ts';

/** The impedance in ohms and what comes with it for this kind of line. */
export type SolvedLine =
  | { kind: 'single'; impedance: number; effectiveDielectricConstant: number }
  | { kind: 'pair'; impedance: number; oddImpedance: number; evenImpedance: number }
  | { kind: 'stripline'; impedance: number; planeToPlane: number };

const named = <Values extends object, Field extends string, Extra extends object>(
  computed: Computed<Values, Field>,
  extra: Extra,
) => (computed.isValid ? { ...computed, ...extra } : computed);

/** What the fields give: the impedance, or what is wrong with which field. */
export function solveLine(
  values: ImpedanceValues,
  problems: Readonly<Record<TypedNumberProblem, string>>,
): Calculated<SolvedLine, LineField> {
  const width = readTypedNumber(values.width);
  const thickness = readTypedNumber(values.thickness, 'zeroOrMore');
  const dielectricConstant = readTypedNumber(values.dielectricConstant);
  const height = readTypedNumber(values.height);
  switch (values.kind) {
    case 'single':
      return calculate(
        { width, height, thickness, dielectricConstant },
        (line) => named(singleMicrostrip(line), { kind: 'single' as const }),
        problems,
      );
    case 'pair':
      return calculate(
        { width, gap: readTypedNumber(values.gap), height, thickness, dielectricConstant },
        (line) => named(differentialMicrostrip(line), { kind: 'pair' as const }),
        problems,
      );
    case 'stripline':
      return calculate(
        {
          width,
          heightAbove: readTypedNumber(values.heightAbove),
          heightBelow: readTypedNumber(values.heightBelow),
          thickness,
          dielectricConstant,
        },
        (line) =>
          named(stripline(line), {
            kind: 'stripline' as const,
            planeToPlane: line.heightAbove + line.thickness + line.heightBelow,
          }),
        problems,
      );
  }
}
