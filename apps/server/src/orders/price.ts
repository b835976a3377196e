import { parseDate } from '@internationalized/date';
import { initialForms, type ServiceTab } from '@pcb/quoting/forms';
import { parseForm } from '@pcb/quoting/parseForm';
import type { Price } from '@pcb/quoting/quote';
import { quoteOf } from '@pcb/quoting/quoteOf';
import { sundaysOff } from '@pcb/quoting/workingDays';
import { ApiError } from '../http/apiError.ts';

/** The price of a form as the site computes it. A form that it could not have sent, or that has no price, is refused. */
export function priceOfForm(service: ServiceTab, form: object, day: string): Price {
  const reading = parseForm(service, form);
  if (!reading.isValid) throw new ApiError('illegalForm', { fields: reading.problems ?? {} });
  const { price } = quoteOf(
    service,
    { ...initialForms, [service]: reading.values },
    { today: parseDate(day), calendar: sundaysOff },
  );
  if (price === null) throw new ApiError('illegalForm', { fields: { price: 'on request' } });
  return price;
}
