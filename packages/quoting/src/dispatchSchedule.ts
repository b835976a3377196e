import { daysToDispatch, type DispatchDays } from './dispatchDays.ts';
import type { DateSpan } from './workingDays.ts';
import type { ServiceForms, ServiceTab } from './forms.ts';
import { countingStart, type OrderDay } from './orderDay.ts';
import { type DaySpan, preProduction } from './quote.ts';
import { quoteOf } from './quoteOf.ts';
import { type ShipDateTerms, shipDateTerms } from './shipDate.ts';

/** A lead time in working days, and what it is made of. */
interface LeadTimeParts {
  /** The whole lead time, without preparation. */
  leadTime: DaySpan;
  /** The working days that the quantity adds to the lead time of a single piece. */
  forQuantity: number;
  /** The working days that assembly adds. */
  forAssembly: number;
}

/** The lead time of an order; `null` if it is priced on request. The parts are differences between quotes. */
function leadTimeParts(service: ServiceTab, forms: ServiceForms, day: OrderDay): LeadTimeParts | null {
  const leadTimeOf = (changed: ServiceForms) => quoteOf(service, changed, day).leadTime;
  const leadTime = leadTimeOf(forms);
  if (!leadTime) return null;
  const bare: ServiceForms = { ...forms, fab: { ...forms.fab, assembly: 'no' } };
  const ofBare = leadTimeOf(bare)?.to ?? leadTime.to;
  const single: ServiceForms =
    service === 'layout' ? bare : { ...bare, [service]: { ...bare[service], quantity: '1' } };
  const ofSingle = leadTimeOf(single)?.to ?? ofBare;
  return { leadTime, forQuantity: ofBare - ofSingle, forAssembly: leadTime.to - ofBare };
}

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
export interface DispatchSchedule extends LeadTimeParts, ShipDateTerms {
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
  const start = countingStart(day);
  const days =
    day.today && start
      ? daysToDispatch(
          {
            order: day.today,
            start,
            preparation: added.to,
            earliest: parts.leadTime.from + added.from,
            latest: parts.leadTime.to + added.to,
          },
          day.calendar,
        )
      : null;
  const shipDate = days && dispatchSpan(days);
  return { ...parts, ...shipDateTerms(service, forms, { shipDate }, day), preparation, days };
}

/** The ship date: the first and the last day of dispatch. */
export function dispatchSpan(days: DispatchDays): DateSpan {
  const dates = days.filter(({ kind }) => kind === 'dispatch').map(({ date }) => date);
  const last = dates.at(-1) ?? days[0].date;
  return { earliest: dates[0] ?? last, latest: last };
}
