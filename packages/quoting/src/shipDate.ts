import type { CalendarDate } from '@internationalized/date';
import type { ServiceForms, ServiceTab } from './forms.ts';
import { type CutOff, type LaterStart, laterStart, type OrderDay } from './orderDay.ts';
import type { Quote } from './quote.ts';
import { holidaysKnownBefore } from './workingDays.ts';

/** Boards are made from the day of the order, but populated only when all parts of the kit have arrived. */
export type CountedFrom = 'order' | 'completeKit';

export const countedFrom = (service: ServiceTab, { fab }: ServiceForms): CountedFrom =>
  service === 'fab' && fab.assembly === 'yes' ? 'completeKit' : 'order';

export interface ShipDateTerms {
  countedFrom: CountedFrom;
  /** Set if working days are counted from a later day than the day of the order. */
  laterStart: LaterStart | null;
  /** `null` without a cut-off. */
  cutOffHour: CutOff['hour'] | null;
  /** The last day whose holidays are known, if dispatch can be later; otherwise `null`. */
  holidaysKnownUntil: CalendarDate | null;
}

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
