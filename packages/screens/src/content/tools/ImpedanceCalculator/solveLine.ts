import type { Computed, Reason } from '@pcb/engineering/computed';
import { differentialMicrostrip, singleMicrostrip, stripline } from '@pcb/engineering/impedance';
import { solderMaskThickness } from '@pcb/engineering/stackUps';
import { readTypedNumber } from '@pcb/quoting/typedNumber';
import { calculate, type Calculated } from '../../../shared/calculator/calculate.ts';
import type { ImpedanceCalculatorContent } from './ImpedanceCalculator.content.ts';
import type { ImpedanceValues, LineField } from './lineKinds.ts';

/** The impedance is in ohms. */
export type SolvedLine =
  | { kind: 'single'; impedance: number; effectiveDielectricConstant: number }
  | { kind: 'pair'; impedance: number; oddImpedance: number; evenImpedance: number }
  | { kind: 'stripline'; impedance: number; planeToPlane: number };

const named = <Values extends object, Given extends Reason, Extra extends object>(
  computed: Computed<Values, Given>,
  extra: Extra,
) => (computed.isValid ? { ...computed, ...extra } : computed);

export function solveLine(
  values: ImpedanceValues,
  { frame: { problems }, reasons }: Pick<ImpedanceCalculatorContent, 'frame' | 'reasons'>,
): Calculated<SolvedLine, LineField> {
  const width = readTypedNumber(values.width);
  const thickness = readTypedNumber(values.thickness, 'zeroOrMore');
  const dielectricConstant = readTypedNumber(values.dielectricConstant);
  const height = readTypedNumber(values.height);
  const mask = values.cover === 'mask' ? solderMaskThickness : 0;
  switch (values.kind) {
    case 'single':
      return calculate(
        { width, height, thickness, dielectricConstant },
        (line) => named(singleMicrostrip({ ...line, mask }), { kind: 'single' as const }),
        problems,
        reasons,
      );
    case 'pair':
      return calculate(
        { width, gap: readTypedNumber(values.gap), height, thickness, dielectricConstant },
        (line) => named(differentialMicrostrip({ ...line, mask }), { kind: 'pair' as const }),
        problems,
        reasons,
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
        reasons,
      );
  }
}
