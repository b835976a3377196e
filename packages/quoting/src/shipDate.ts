import type { CalendarDate } from '@internationalized/date';
import type { ServiceForms, ServiceTab } from './forms.ts';
import { holidaysKnownBefore, type WorkingCalendar } from './workingDays.ts';
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
  /** The last day whose holidays are known, if dispatch can be later; otherwise `null`. */
  holidaysKnownUntil: CalendarDate | null;
}

/** What the ship date of a quote depends on besides its working days. */
export const shipDateTerms = (
  service: ServiceTab,
  forms: ServiceForms,
  { shipDate }: Pick<Quote, 'shipDate'>,
  calendar: WorkingCalendar,
): ShipDateTerms => ({
  countedFrom: countedFrom(service, forms),
  holidaysKnownUntil: shipDate && holidaysKnownBefore(shipDate.latest, calendar),
});
