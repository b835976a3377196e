import type { ServiceTab } from '@pcb/quoting/forms';
import type { LaterStart } from '@pcb/quoting/orderDay';
import { formatCount } from '../../shared/format/money.ts';
import { counted } from '../../shared/format/phrases.ts';
import { startDay } from '../shipDate.content.ts';
import { meanings } from './meanings.content.ts';

const pieces: Readonly<Record<ServiceTab, string>> = {
  layout: 'layout',
  fab: 'board',
  flex: 'circuit',
  stencil: 'stencil',
  source: 'set',
};

const days = (count: number) => counted(count, 'working day');

export const priceDetailsContent = {
  meanings,
  pieces,
  heading: 'The price in detail',
  tabs: { lines: 'Make-up', savings: 'Savings', prices: 'All prices', volumes: 'Volume steps' },
  note: 'Indicative sample prices, not an offer.',
  missing: {
    unknown: 'No price yet. The price summary names the fields to check.',
    'on-request': 'This order exceeds our sample rates. An engineer will quote the price.',
    'choice-on-request': 'Our sample rates do not cover one of your choices. An engineer will quote the price.',
  },
  missingForAnyQuantity: {
    unknown: 'No prices without a size. The note below the size says what to enter.',
    'on-request': 'This size exceeds our sample rates. An engineer will quote the price.',
    'choice-on-request': 'Our sample rates do not cover one of your choices. An engineer will quote the price.',
  },
  lines: {
    title: 'What makes up this price',
    note: 'A percentage is of the lines above it. All of it counts at the full rate; what the volume saves is a line of its own.',
  },
  savings: {
    title: 'What would make it cheaper',
    lead: 'The single changes that save most, tax included. What your design needs stays.',
    nothing: 'Nothing: all that you are free to choose is at its lowest price.',
    change: (label: string, to: string, from: string) => `${label}: ${to} instead of ${from}`,
    without: (label: string) => `Without ${label.toLowerCase()}`,
    later: (count: number) => `Dispatched ${days(count)} later.`,
    earlier: (count: number) => `Dispatched ${days(count)} earlier.`,
    choose: 'Choose',
    chooseChange: (change: string) => `Choose ${change}`,
  },
  matrix: {
    title: { quantity: 'Prices by quantity and lead time', layout: 'Prices by components and lead time' },
    lead: 'Totals with tax, and the last day of dispatch. Choosing a price changes the form.',
    completeKit: 'Dispatch is counted from the complete kit, with all parts here when the boards are ready.',
    laterStart: (start: LaterStart) => `Working days count from ${startDay(start)}.`,
    choose: (row: string, column: string, total: string) => `${row}, ${column}: ${total}`,
    by: (day: string) => `by ${day}`,
  },
  volume: {
    title: 'Volume steps',
    lead: 'Each step applies to its own pieces only, so one piece more never costs less.',
    headers: { pieces: 'Quantity', rate: 'Rate', leadTime: 'Lead Time', unit: 'Unit Price' },
    band: (from: number, to: number) => `${formatCount(from)} to ${formatCount(to)}`,
    fullRate: 'Full rate',
    /** The unit price is for an order at the end of the step. */
    unitAt: (quantity: number) => `at ${formatCount(quantity)}`,
    yours: 'Your order',
    next: (missing: number, piece: string, percent: string) =>
      `Order ${counted(missing, `more ${piece}`)} for the next price break, beyond which each costs ${percent} of the full rate.`,
    last: 'Your order is in the last step.',
    beyond: (max: number, piece: string) => `More than ${counted(max, piece)} of this size are priced on request.`,
  },
  curve: {
    title: 'Unit price by quantity',
    summary: (first: string, last: string, max: number, piece: string) =>
      `The unit price falls from ${first} for one ${piece} to ${last} for ${counted(max, piece)}.`,
    onePrice: (unit: string, piece: string) => `One ${piece} costs ${unit}.`,
    current: (unit: string, quantity: number, piece: string) =>
      `Your order of ${counted(quantity, piece)}: ${unit} each.`,
    beyond: (quantity: number, max: number, piece: string) =>
      `Your order of ${counted(quantity, piece)} is priced on request, as are all above ${formatCount(max)}.`,
    onRequest: 'On request',
  },
};

export type PriceDetailsContent = typeof priceDetailsContent;
