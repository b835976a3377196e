import { parseDate } from '@internationalized/date';
import type { CartService } from '@pcb/api/cart';
import { serviceNames } from '@pcb/api/serviceNames';
import { type FormValues, initialForms, type ServiceTab } from '@pcb/quoting/forms';
import { parseForm } from '@pcb/quoting/parseForm';
import type { Price, Quote } from '@pcb/quoting/quote';
import { quoteOf } from '@pcb/quoting/quoteOf';
import { sundaysOff } from '@pcb/quoting/workingDays';
import { ApiError } from '../http/apiError.ts';
import { businessDay } from './numbers.ts';

/** The quote for a form, as the site computes it. Throws if the form is invalid or has no price. */
export function quoteForm(service: ServiceTab, form: object): Pick<Quote, 'leadTime'> & { price: Price } {
  const reading = parseForm(service, form);
  if (!reading.isValid) throw new ApiError('illegalForm', { fields: reading.problems ?? {} });
  const { price, leadTime } = quoteOf(
    service,
    { ...initialForms, [service]: reading.values },
    { today: parseDate(businessDay()), calendar: sundaysOff },
  );
  if (price === null) throw new ApiError('illegalForm', { fields: { price: 'on request' } });
  return { price, leadTime };
}

/** The customer's name for the board, or else the name of the service. */
export const nameOfForm = (service: CartService, form: FormValues): string =>
  String(form['name'] ?? '').trim() || serviceNames[service];
