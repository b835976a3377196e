import type { ServiceForms, ServiceTab } from './forms.ts';
import type { DaySpan, OrderDay } from './quote.ts';
import { quoteOf } from './quoteOf.ts';

/** A lead time in working days, and what it is made of. */
export interface LeadTimeParts {
  /** The whole lead time, without preparation. */
  leadTime: DaySpan;
  /** The working days that the quantity adds to the lead time of a single piece. */
  forQuantity: number;
  /** The working days that assembly adds. */
  forAssembly: number;
}

/** The lead time of an order; `null` if it is priced on request. The parts are differences between quotes. */
export function leadTimeParts(service: ServiceTab, forms: ServiceForms, day: OrderDay): LeadTimeParts | null {
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
