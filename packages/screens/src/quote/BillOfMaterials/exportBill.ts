import { csvOf } from '../../shared/format/csv.ts';
import type { BillOfMaterialsContent } from './BillOfMaterials.content.ts';
import type { BillLine } from '@pcb/quoting/billOfMaterials';

/** The lines as CSV, with the quantity for one set and for all sets. */
export function exportBill(lines: readonly BillLine[], sets: number, words: BillOfMaterialsContent['csv']): string {
  return csvOf<BillLine>(
    [
      { label: words.designators, textOf: ({ designators }) => designators.join(', ') },
      { label: words.quantity, textOf: ({ quantity }) => String(quantity) },
      { label: words.total, textOf: ({ quantity }) => String(quantity * sets) },
      { label: words.value, textOf: ({ value }) => value },
      { label: words.package, textOf: (line) => line.package },
      { label: words.partNumber, textOf: ({ partNumber }) => partNumber },
      { label: words.manufacturer, textOf: ({ manufacturer }) => manufacturer },
      { label: words.description, textOf: ({ description }) => description },
      { label: words.distributor, textOf: ({ distributor }) => distributor },
      { label: words.distributorNumber, textOf: ({ distributorNumber }) => distributorNumber },
      {
        label: words.alternates,
        textOf: ({ alternates }) =>
          alternates.map(({ manufacturer, partNumber }) => `${manufacturer} ${partNumber}`.trim()).join('; '),
      },
      { label: words.notFitted, textOf: ({ isNotFitted }) => (isNotFitted ? words.notFittedMark : '') },
    ],
    lines,
  );
}
