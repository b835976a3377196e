import { daysToDispatch, type DispatchDays } from './dispatchDays.ts';
import type { DateSpan } from './workingDays.ts';
import type { ServiceForms, ServiceTab } from './forms.ts';
import { type OrderDay, preProduction } from './quote.ts';
import { leadTimeParts, type LeadTimeParts } from './leadTimeParts.ts';

/** The days before production. None for a service that makes no product. */
export type Preparation = 'engineering' | 'data' | null;

const preparationOf: Readonly<Record<ServiceTab, Preparation>> = {
  layout: null,
  fab: 'engineering',
  flex: 'engineering',
  stencil: 'data',
  source: null,
};

/** The days of an order, from today to dispatch. */
export interface DispatchSchedule extends LeadTimeParts {
  preparation: Preparation;
  /** Every day from the order to the latest dispatch; `null` without `today`, as on a server. */
  days: DispatchDays | null;
}

/** The days of an order until dispatch, and the ship date of its quote; `null` if it is priced on request. */
export function dispatchSchedule(service: ServiceTab, forms: ServiceForms, day: OrderDay): DispatchSchedule | null {
  const parts = leadTimeParts(service, forms, day);
  if (!parts) return null;
  const preparation = preparationOf[service];
  const added = preparation === null ? { from: 0, to: 0 } : preProduction;
  const days =
    day.today === undefined
      ? null
      : daysToDispatch(
          {
            order: day.today,
            preparation: added.to,
            earliest: parts.leadTime.from + added.from,
            latest: parts.leadTime.to + added.to,
          },
          day.calendar,
        );
  return { ...parts, preparation, days };
}

/** The ship date: the first and the last day of dispatch. */
export function dispatchSpan(days: DispatchDays): DateSpan {
  const dates = days.filter(({ kind }) => kind === 'dispatch').map(({ date }) => date);
  const last = dates.at(-1) ?? days[0].date;
  return { earliest: dates[0] ?? last, latest: last };
}
