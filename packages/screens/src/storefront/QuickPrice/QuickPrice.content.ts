import { fabHints } from '../../quote/form/hints/fabHints.content.ts';
import { counted } from '../../shared/format/phrases.ts';
import type { QuickQuoteTab } from '../private/quickQuote.ts';

export const quickPriceContent = {
  /** `quantity` is null if it cannot be parsed. */
  descriptions: {
    'pcb-layout': () => '2 layers, up to 75 parts.',
    'pcb-fabrication': (quantity) => `${quantity === null ? 'Boards' : counted(quantity, 'board')} with 2 layers.`,
    'pcb-assembly': (quantity) =>
      `${quantity === null ? 'Boards' : counted(quantity, 'board')}, made and assembled, without parts.`,
    'pcb-stencil': () => 'A stencil of 200 × 150 mm.',
    'component-sourcing': () => 'The service for one set, without the parts.',
  } satisfies Record<QuickQuoteTab, (quantity: number | null) => string>,
  sample: 'Sample price with tax',
  ships: (date: string) => `ships by ${date}`,
  days: (days: number) => counted(days, 'working day'),
  daysAfterKit: (days: number) => `${counted(days, 'working day')} from the complete kit`,
  onRequest: 'On request',
  onRequestNote: 'Beyond our sample rates: an engineer quotes it.',
  unknown: '—',
  hints: fabHints,
  missing: 'Enter size and quantity to see a price.',
  announce: (total: string) => `Total ${total}`,
};

export type QuickPriceContent = typeof quickPriceContent;
