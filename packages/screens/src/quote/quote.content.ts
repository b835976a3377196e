import type { AddedDays } from '@pcb/quoting/addedDays';
import type { CountedFrom, ShipDateTerms } from '@pcb/quoting/shipDate';
import { sourcingTime } from '../shared/format/sourcingTime.ts';
import { aboutContent } from './form/about.content.ts';
import type { HintsContent } from './form/hints/hints.content.ts';
import { sentence } from './form/sentence.ts';
import { fabContent, fabHelp } from './form/services/fab.content.ts';
import { flexContent, flexHelp } from './form/services/flex.content.ts';
import { layoutContent, layoutHelp } from './form/services/layout.content.ts';
import { sourceContent, sourceHelp } from './form/services/source.content.ts';
import { stencilContent, stencilHelp } from './form/services/stencil.content.ts';
import { lastChangeContent } from './price/LastChangeNote.content.ts';
import { lineContent } from './price/lineText.content.ts';
import { addedDaysText, cutOffTime, startDay, unknownHolidays } from './shipDate.content.ts';

type StartTerms = Pick<ShipDateTerms, 'laterStart' | 'cutOffHour'>;

export const quoteContent = {
  workingDays: (from: number, to: number) => `${from === to ? from : `${from}-${to}`} working days`,
  units: { millimetres: 'mm', rupees: '₹', pieces: 'pcs', set: 'set', sets: 'sets' },
  layout: layoutContent,
  fab: fabContent,
  flex: flexContent,
  stencil: stencilContent,
  source: sourceContent,
  help: {
    about: aboutContent,
    layout: layoutHelp,
    fab: fabHelp,
    flex: flexHelp,
    stencil: stencilHelp,
    source: sourceHelp,
  },
  tested: { label: 'Electrical test', value: 'Every board, included' },
  summary: {
    heading: 'Price summary',
    badge: 'Sample',
    leadTime: 'Lead Time',
    quantity: 'Quantity',
    unit: 'Unit Price',
    orderValue: 'Order Value',
    tax: (percent: number) => `Tax (${percent}%)`,
    total: 'Total',
    shipDate: 'Ship Date',
    countedFrom: 'Counted From',
    /** 'Order day, until 3 pm IST', 'Monday 30 November'. */
    countedFromOf: {
      order: ({ laterStart, cutOffHour }: StartTerms) => {
        if (laterStart) return startDay(laterStart);
        return cutOffHour === null ? 'Day of the order' : `Order day, until ${cutOffTime(cutOffHour)}`;
      },
      completeKit: () => 'Complete kit',
    } satisfies Record<CountedFrom, (terms: StartTerms) => string>,
    addedDaysNote: (added: readonly AddedDays[]) => `Included in the working days: ${addedDaysText(added)}.`,
    /** For assembled orders: the ship date does not include the wait for parts. */
    completeKitNote: ({ laterStart, cutOffHour }: StartTerms) =>
      `Boards are made from ${laterStart ? startDay(laterStart) : `the day of the order${cutOffHour === null ? '' : `, if placed by ${cutOffTime(cutOffHour)}`}`}; assembly starts when all parts are here. The ship date does not include the wait for parts: we buy them in ${sourcingTime}, or you send a kit.`,
    unknownHolidays,
    unknown: '—',
    notApplicable: 'Does not apply',
    onRequest: 'On request',
    note: 'An indicative sample price, not an offer.',
    print: 'Print quotation',
    showDetails: 'What makes up this price',
    onRequestNotes: {
      size: 'This size exceeds our sample rates. An engineer will quote the price and the ship date.',
      quantity: 'This quantity exceeds our sample rates. An engineer will quote the price and the ship date.',
      area: 'The total area of this order exceeds our sample rates. An engineer will quote the price and the ship date.',
      choice: 'Our sample rates do not cover one of your choices. An engineer will quote the price and the ship date.',
    },
    /** `short` names the first missing field only. */
    missing: { check: 'No price yet. Check', short: 'Check', separator: ', ' },
    saving: 'Combined saving',
    savingAmount: 'up to 15 %',
    savingNote: 'The combined saving is not included in this sample price.',
    notes: {
      layout: 'The lead time starts on the day of the order.',
      fab: 'The ship date includes up to one working day of pre-production engineering.',
      flex: 'The ship date includes up to one working day of pre-production engineering.',
      stencil: 'The ship date includes up to one working day of data preparation.',
      source:
        'It covers the service only: sourcing and buying once, and kitting each set. The parts are priced after the inquiry.',
    },
    announce: (total: string) => `Total ${total}`,
    announceOnRequest: 'Price on request',
  },
  lines: lineContent,
  lastChange: lastChangeContent,
  nextStep: {
    addToCart: 'Add to Cart',
    sending: (percent: number) => `Sending your files: ${percent}\u00a0%`,
    signedOut: sentence('Please ', 'log in', '/login', ' to place an inquiry.'),
    signedIn: 'Inquiries are not open yet.',
    open: 'An engineer prices the parts and answers by e-mail.',
    placeInquiry: 'Place Inquiry',
    talk: { label: 'Talk to an engineer', href: '/reach-out' },
  },
  bar: {
    total: 'Total',
    ships: (span: string) => `Ships ${span}`,
    open: 'Price summary',
  },
  /** Announced instead of many new hints. */
  newHints: (count: number) => `${count} new hints, each at its field.`,
  alternatives: {
    heading: 'Other lead times',
    leadTime: 'Lead Time',
    layout: 'Layout',
    tax: 'Tax',
    total: 'Total',
    choose: (leadTime: string) => `Choose ${leadTime}`,
  },
};

export type QuoteContent = typeof quoteContent & {
  /** Copy of the hints by form. @default loads with the form */
  hints?: Partial<HintsContent>;
};
