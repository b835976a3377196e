import type { CalendarDate } from '@internationalized/date';
import type { ServiceForms, ServiceTab } from './forms.ts';
import { type CutOff, type LaterStart, laterStart, type OrderDay } from './orderDay.ts';
import { holidaysKnownBefore } from './workingDays.ts';
import type { Quote } from './quote.ts';

/**
 * From what a ship date is counted. The boards of an assembled order are made from the day of the order, but they can be
 * populated only when the kit is complete: when all parts have arrived, bought by us or sent by the customer.
 */
export type CountedFrom = 'order' | 'completeKit';

export const countedFrom = (service: ServiceTab, { fab }: ServiceForms): CountedFrom =>
  service === 'fab' && fab.assembly === 'yes' ? 'completeKit' : 'order';

/** What a ship date depends on. */
export interface ShipDateTerms {
  countedFrom: CountedFrom;
  /** The day from which working days count, if it is later than the day of the order. */
  laterStart: LaterStart | null;
  /** The hour until which an order counts for its day; `null` without one. */
  cutOffHour: CutOff['hour'] | null;
  /** The last day whose holidays are known, if dispatch can be later; otherwise `null`. */
  holidaysKnownUntil: CalendarDate | null;
}

/** What the ship date of a quote depends on besides its working days. */
export const shipDateTerms = (
  service: ServiceTab,
  forms: ServiceForms,
  { shipDate }: Pick<Quote, 'shipDate'>,
  day: OrderDay,
): ShipDateTerms => ({
  countedFrom: countedFrom(service, forms),
  laterStart: laterStart(day),
  cutOffHour: day.cutOff?.hour ?? null,
  holidaysKnownUntil: shipDate && holidaysKnownBefore(shipDate.latest, day.calendar),
});
