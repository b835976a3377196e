import type { CalendarDate } from '@internationalized/date';
import { type Paise, rupees, taxOn } from '../../../shared/money.ts';
import { addWorkingDays, type DateSpan, type WorkingCalendar } from '../../../shared/workingDays.ts';
import { parsePositiveCount, parseSize } from './parse.ts';

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

/** What the price summary shows. `null` is what cannot be said: there an em dash stands. */
export interface Quote {
  leadTime: DaySpan;
  quantity: number | null;
  price: Price | null;
  shipDate: DateSpan | null;
}

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

/**
 * The quote for pieces of one size. Pre-production comes on top of the lead time. `rupeesFor` gets the area of a piece in
 * square centimetres and the quantity.
 */
export function quoteBySize(
  values: { sizeX: string; sizeY: string; quantity: string },
  leadTime: DaySpan,
  day: OrderDay,
  rupeesFor: (area: number, quantity: number) => number,
): Quote {
  const size = parseSize(values);
  const quantity = parsePositiveCount(values.quantity);
  return {
    leadTime,
    quantity,
    price:
      size === null || quantity === null ? null : priceOf(rupeesFor((size[0] * size[1]) / 100, quantity), quantity),
    shipDate: shipDateAfter(addDays(leadTime, preProduction), day),
  };
}
