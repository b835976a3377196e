import type { FilePurpose } from '@pcb/quoting/orderFiles';
import { notOrdered } from '../../quote/notOrdered.content.ts';
import { formatCount } from '../../shared/format/money.ts';
import { counted } from '../../shared/format/phrases.ts';

/** Copy of the lines of an order. */
export const orderedLinesContent = {
  title: 'What was ordered',
  count: (lines: number) => counted(lines, 'line', 'lines'),
  /** For an order from before lines were stored, or one that was entered by hand. */
  none: { title: 'No lines on record', text: 'The lines of this order were not recorded when it was placed.' },
  part: (id: string) => `Part ${id}`,
  quantity: (count: number, unitPrice: string) => `${formatCount(count)} × ${unitPrice}`,
  /** Used if the amount is not exactly the quantity times a price in whole paise. */
  pieces: (count: number) => `Quantity ${formatCount(count)}`,
  amountOf: (name: string) => `Price of ${name} before tax`,
  specification: (name: string) => `Specification of ${name}`,
  notOrdered,
  files: (name: string) => `Files of ${name}`,
  purposes: {
    schematic: 'Schematic',
    billOfMaterial: 'Bill of Material',
    stencilData: 'Stencil Data',
    gerber: 'Fabrication data',
  } satisfies Record<FilePurpose, string>,
};

export type OrderedLinesContent = typeof orderedLinesContent;
