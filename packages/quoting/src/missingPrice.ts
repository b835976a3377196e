import { type ServiceForms, type ServiceTab, withValues } from './forms.ts';
import type { OrderDay } from './orderDay.ts';
import { quoteOf } from './quoteOf.ts';

/** A value is missing or unreadable, or the order or an option exceeds the sample rates. */
export type MissingPrice = 'unknown' | 'on-request' | 'choice-on-request';

/** Returns the reason that the form has no price, or `null` if it has one. */
export function missingPrice(service: ServiceTab, forms: ServiceForms, day: OrderDay): MissingPrice | null {
  const { price, onRequest } = quoteOf(service, forms, day);
  if (price) return null;
  if (onRequest === null) return 'unknown';
  return onRequest === 'choice' ? 'choice-on-request' : 'on-request';
}

/** Returns the reason that the form has no price for any quantity: its size, a choice or a count. */
export const missingForAnyQuantity = (service: ServiceTab, forms: ServiceForms, day: OrderDay) =>
  missingPrice(service, withValues(service, forms, { quantity: '1' }), day);
