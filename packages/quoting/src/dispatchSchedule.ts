import type { AddedDays } from './addedDays.ts';
import { daysToDispatch, type DispatchDays } from './dispatchDays.ts';
import type { ServiceForms, ServiceTab } from './forms.ts';
import { countingStart, type OrderDay } from './orderDay.ts';
import { type DaySpan, preProduction } from './quote.ts';
import { quoteOf } from './quoteOf.ts';
import { type ShipDateTerms, shipDateTerms } from './shipDate.ts';
import type { DateSpan } from './workingDays.ts';

/** The preparation before production. `null` for services without a product. */
export type Preparation = 'engineering' | 'data' | null;

const preparationOf: Readonly<Record<ServiceTab, Preparation>> = {
  layout: null,
  fab: 'engineering',
  flex: 'engineering',
  stencil: 'data',
  source: null,
};

export interface DispatchSchedule extends ShipDateTerms {
  /** The whole lead time, without preparation. */
  leadTime: DaySpan;
  /** The days that are added to the lead time of a single basic piece. */
  addedDays: readonly AddedDays[];
  preparation: Preparation;
  /** Every day from the order to the latest dispatch; `null` without `today`, as on a server. */
  days: DispatchDays | null;
}

/** Returns the schedule of an order and its ship date, or `null` if it is priced on request. */
export function dispatchSchedule(service: ServiceTab, forms: ServiceForms, day: OrderDay): DispatchSchedule | null {
  const { leadTime, addedDays } = quoteOf(service, forms, day);
  if (!leadTime) return null;
  const preparation = preparationOf[service];
  const added = preparation === null ? { from: 0, to: 0 } : preProduction;
  const start = countingStart(day);
  const days =
    day.today && start
      ? daysToDispatch(
          {
            order: day.today,
            start,
            preparation: added.to,
            earliest: leadTime.from + added.from,
            latest: leadTime.to + added.to,
          },
          day.calendar,
        )
      : null;
  const shipDate = days && dispatchSpan(days);
  return { leadTime, addedDays, ...shipDateTerms(service, forms, { shipDate }, day), preparation, days };
}

/** Returns the ship date: the first and the last day of dispatch. */
export function dispatchSpan(days: DispatchDays): DateSpan {
  const dates = days.filter(({ kind }) => kind === 'dispatch').map(({ date }) => date);
  const last = dates.at(-1) ?? days[0].date;
  return { earliest: dates[0] ?? last, latest: last };
}
