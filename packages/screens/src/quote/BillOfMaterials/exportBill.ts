import type { BillLine } from '@pcb/quoting/latinBill';
import { csvOf } from '../../shared/format/csv.ts';
import type { BillOfMaterialsContent } from './BillOfMaterials.content.ts';

/** Splits off the designators that are not fitted into a separate line. */
const fittedAndNot = (line: BillLine): BillLine[] =>
  line.notFittedDesignators.length === 0
    ? [line]
    : [line, { ...line, designators: line.notFittedDesignators, quantity: 0, isNotFitted: true }];

export function exportBill(lines: readonly BillLine[], sets: number, copy: BillOfMaterialsContent['csv']): string {
  const column = (
    name: 'value' | 'package' | 'partNumber' | 'manufacturer' | 'description' | 'distributor' | 'distributorNumber',
  ) => ({ label: copy[name], textOf: (line: BillLine) => line[name] });
  return csvOf<BillLine>(
    [
      { label: copy.designators, textOf: ({ designators }) => designators.join(', ') },
      { label: copy.quantity, textOf: ({ quantity }) => String(quantity) },
      { label: copy.total, textOf: ({ quantity }) => String(quantity * sets) },
      column('value'),
      column('package'),
      column('partNumber'),
      column('manufacturer'),
      column('description'),
      column('distributor'),
      column('distributorNumber'),
      {
        label: copy.alternates,
        textOf: ({ alternates }) =>
          alternates.map(({ manufacturer, partNumber }) => `${manufacturer} ${partNumber}`.trim()).join('; '),
      },
      { label: copy.notFitted, textOf: ({ isNotFitted }) => (isNotFitted ? copy.notFittedMark : '') },
    ],
    lines.flatMap(fittedAndNot),
  );
}
