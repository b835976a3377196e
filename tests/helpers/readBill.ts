import {
  type BillOfMaterialsReading,
  type BillProblem,
  cellsOf,
  readBillOfMaterials,
} from '../../packages/quoting/src/billOfMaterials.ts';

/** @throws the reason why the bill is refused. */
export function readBill(...rows: readonly string[]): BillOfMaterialsReading {
  const reading = readBillOfMaterials(cellsOf(rows.join('\n')));
  if (typeof reading === 'string') throw new Error(reading);
  return reading;
}

export const linesIn = ({ lines }: BillOfMaterialsReading): string[] =>
  lines.map(({ designators, quantity }) => `${designators.join(' ')} × ${quantity}`);

export const kindsIn = ({ problems }: BillOfMaterialsReading): BillProblem['kind'][] =>
  problems.map(({ kind }) => kind);
