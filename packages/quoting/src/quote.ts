import { type AddedDays, sumOfDays } from './addedDays.ts';
import { beyondCoverage, type Coverage, type Limit } from './limits.ts';
import { type Paise, paise, rupees, taxOn } from './money.ts';
import { countingStart, type OrderDay } from './orderDay.ts';
import { parsePositiveCount, parseSize } from './parse.ts';
import { type PriceLine, priceLines } from './priceLines.ts';
import { areaOf, type PriceParts } from './private/priceParts.ts';
import { addedDays, type ChargedPieces, chargedPieces, type Volume } from './volume.ts';
import { addWorkingDays, type DateSpan } from './workingDays.ts';

export interface DaySpan {
  from: number;
  to: number;
}

export interface Price {
  /** The order value per piece, rounded to the paisa. */
  unit: Paise;
  /** Before tax, in whole rupees, so that the tax is in whole paise. */
  orderValue: Paise;
  tax: Paise;
  total: Paise;
  lines: readonly PriceLine[];
}

/** The values of the price summary; `null` where unknown. */
export interface Quote {
  /** The limit of the sample rates that the order exceeds. Price, lead time and ship date are then `null`. */
  onRequest: Limit | null;
  leadTime: DaySpan | null;
  /** The days added to the lead time of a single basic piece. */
  addedDays: readonly AddedDays[];
  quantity: number | null;
  price: Price | null;
  shipDate: DateSpan | null;
}

/** Returns the quote for an order beyond a limit of the sample rates. */
export const onRequest = (limit: Limit, quantity: number | null): Quote => ({
  onRequest: limit,
  leadTime: null,
  addedDays: [],
  quantity,
  price: null,
  shipDate: null,
});

/** Pre-production engineering takes half a day to one day: it ends on day 0 or the next working day. */
export const preProduction: DaySpan = { from: 0, to: 1 };

export const exactly = (days: number): DaySpan => ({ from: days, to: days });

const addDays = (one: DaySpan, other: DaySpan): DaySpan => ({
  from: one.from + other.from,
  to: one.to + other.to,
});

export function shipDateAfter(days: DaySpan, day: OrderDay): DateSpan | null {
  const start = countingStart(day);
  const after = (count: number) => (start ? addWorkingDays(start, count, day.calendar) : null);
  const [earliest, latest] = [after(days.from), after(days.to)];
  return earliest && latest && { earliest, latest };
}

/** For services that are ordered only once. */
const onePriceForAll: Volume = { pieces: [{ upTo: Infinity, share: 1, addedDays: 0 }] };

interface PricedOrder {
  parts: PriceParts;
  /** Returns the amount before tax in rupees. It is then rounded to whole rupees. */
  rupeesFor: (parts: PriceParts, charged: ChargedPieces) => number;
}

export function priceOf({ parts, rupeesFor }: PricedOrder, quantity: number, volume: Volume = onePriceForAll): Price {
  const orderValue = rupees(Math.round(rupeesFor(parts, chargedPieces(quantity, volume, areaOf(parts)))));
  const tax = taxOn(orderValue);
  return {
    unit: paise(orderValue / quantity),
    orderValue,
    tax,
    total: paise(orderValue + tax),
    lines: priceLines(parts, quantity, orderValue, volume),
  };
}

interface SizedOrder extends Pick<PricedOrder, 'rupeesFor'> {
  coverage: Coverage;
  leadTime: number;
  /** The days added to them, including the days of the volume band. */
  addedDaysWith: (ofBand: number) => readonly AddedDays[];
  /** `area` is the area of a piece in square centimetres. Returns `null` if a count is missing. */
  partsFor: (area: number) => PriceParts | null;
}

/** Returns the quote for pieces of one size. The ship date includes pre-production. */
export function quoteBySize(
  values: { sizeX: string; sizeY: string; quantity: string },
  { coverage, leadTime: plain, addedDaysWith, partsFor, rupeesFor }: SizedOrder,
  day: OrderDay,
): Quote {
  const size = parseSize(values);
  const quantity = parsePositiveCount(values.quantity);
  const exceeded = beyondCoverage(size, quantity, coverage);
  if (exceeded) return onRequest(exceeded, quantity);
  const added = addedDaysWith(quantity === null ? 0 : addedDays(quantity, coverage.volume.pieces));
  const leadTime = exactly(plain + sumOfDays(added));
  const parts = size && partsFor((size[0] * size[1]) / 100);
  return {
    onRequest: null,
    leadTime,
    addedDays: added,
    quantity,
    price: parts === null || quantity === null ? null : priceOf({ parts, rupeesFor }, quantity, coverage.volume),
    shipDate: shipDateAfter(addDays(leadTime, preProduction), day),
  };
}
