import type { CalendarDate } from '@internationalized/date';
import { type Paise, rupees, taxOn } from '../../../shared/money.ts';
import { addWorkingDays, type DateSpan, type WorkingCalendar } from '../../../shared/workingDays.ts';
import { beyondCoverage, type Coverage } from './coverage.ts';
import { parsePositiveCount, parseSize } from './parse.ts';
import { addedDays, chargedPieces } from './volume.ts';

/** Working days, from and to. Most promises are one number. */
export interface DaySpan {
  from: number;
  to: number;
}

export interface Price {
  /** One piece's share of the order value, to the paisa. */
  unit: Paise;
  /** Before tax, in whole rupees, so that the tax comes out even. */
  orderValue: Paise;
  tax: Paise;
  total: Paise;
}

/** What the price summary shows. A value that is not known is `null`. */
export interface Quote {
  /** Whether the order is larger than the sample rates cover. Price, lead time and ship date are then `null`. */
  isOnRequest: boolean;
  leadTime: DaySpan | null;
  quantity: number | null;
  price: Price | null;
  shipDate: DateSpan | null;
}

/** The quote for an order that the sample rates do not cover. */
export const onRequest = (quantity: number | null): Quote => ({
  isOnRequest: true,
  leadTime: null,
  quantity,
  price: null,
  shipDate: null,
});

/** When the order is placed. Without a `today`, as on a server, there is no ship date. */
export interface OrderDay {
  today: CalendarDate | undefined;
  calendar: WorkingCalendar;
}

/** Pre-production engineering takes half a day to a day: done on the day of the order, or on the next. */
const preProduction: DaySpan = { from: 0, to: 1 };

export const exactly = (days: number): DaySpan => ({ from: days, to: days });

const addDays = (one: DaySpan, other: DaySpan): DaySpan => ({
  from: one.from + other.from,
  to: one.to + other.to,
});

/** When something leaves that takes so many working days. */
export const shipDateAfter = (days: DaySpan, { today, calendar }: OrderDay): DateSpan | null =>
  today
    ? { earliest: addWorkingDays(today, days.from, calendar), latest: addWorkingDays(today, days.to, calendar) }
    : null;

/** The four figures of an order of so many rupees before tax, which are rounded to whole ones. */
export function priceOf(orderRupees: number, quantity: number): Price {
  const orderValue = rupees(Math.round(orderRupees));
  const tax = taxOn(orderValue);
  return { unit: Math.round(orderValue / quantity), orderValue, tax, total: orderValue + tax };
}

interface SizedOrder {
  coverage: Coverage;
  /** The lead time of an order that takes so many working days more than one of the first band. */
  leadTimeWith: (addedDays: number) => DaySpan;
  /** The order in rupees, from the area of a piece in square centimetres and the pieces to charge at the full rate. */
  rupeesFor: (area: number, charged: number) => number;
}

/** The quote for pieces of one size. Pre-production is added to the lead time. */
export function quoteBySize(
  values: { sizeX: string; sizeY: string; quantity: string },
  { coverage, leadTimeWith, rupeesFor }: SizedOrder,
  day: OrderDay,
): Quote {
  const size = parseSize(values);
  const quantity = parsePositiveCount(values.quantity);
  if (beyondCoverage(size, quantity, coverage)) return onRequest(quantity);
  const leadTime = leadTimeWith(quantity === null ? 0 : addedDays(quantity, coverage.volume));
  return {
    isOnRequest: false,
    leadTime,
    quantity,
    price:
      size === null || quantity === null
        ? null
        : priceOf(rupeesFor((size[0] * size[1]) / 100, chargedPieces(quantity, coverage.volume)), quantity),
    shipDate: shipDateAfter(addDays(leadTime, preProduction), day),
  };
}
