import { parseDate } from '@internationalized/date';
import type { CartService } from '@pcb/api/cart';
import { serviceNames } from '@pcb/api/serviceNames';
import { type FormValues, initialForms, type ServiceForms, type ServiceTab } from '@pcb/quoting/forms';
import { applyingHints } from '@pcb/quoting/hints/hintsOf';
import { hintRulesOf } from '@pcb/quoting/hints/rules';
import { type FormProblem, parseForm } from '@pcb/quoting/parseForm';
import type { Price, Quote } from '@pcb/quoting/quote';
import { quoteOf } from '@pcb/quoting/quoteOf';
import { sundaysOff } from '@pcb/quoting/workingDays';
import { businessDay } from '../businessDay.ts';
import { ApiError } from '../http/apiError.ts';

const readable = new Set<FormProblem>(['count', 'length']);

function refusal<Service extends ServiceTab>(
  service: Service,
  values: object,
  problems: Readonly<Record<string, FormProblem>>,
): ApiError {
  // Rules read every value, so a value must not be missing or of another type.
  const hint = Object.values(problems).every((problem) => readable.has(problem))
    ? applyingHints(hintRulesOf(service), values as ServiceForms[Service]).find(({ level }) => level === 'withoutPrice')
    : undefined;
  const fields = Object.keys(problems).length > 0 ? problems : { [hint?.field ?? 'price']: 'onRequest' };
  return new ApiError('illegalForm', {
    service,
    fields,
    ...(hint && { hint: { code: hint.code, figures: hint.figures, advice: hint.advice } }),
  });
}

export function readForm<Service extends ServiceTab>(service: Service, form: object): ServiceForms[Service] {
  const reading = parseForm(service, form);
  if (!reading.isValid) throw refusal(service, form, reading.problems ?? {});
  return reading.values;
}

/** The quote for a form, as the site computes it. Throws if the form is invalid or has no price. */
export function quoteForm(service: ServiceTab, form: object): Pick<Quote, 'leadTime'> & { price: Price } {
  const values = readForm(service, form);
  const { price, leadTime } = quoteOf(
    service,
    { ...initialForms, [service]: values },
    { today: parseDate(businessDay()), calendar: sundaysOff },
  );
  if (price === null) throw refusal(service, values, {});
  return { price, leadTime };
}

export const nameOfForm = (service: CartService, form: FormValues): string =>
  String(form['name'] ?? '').trim() || serviceNames[service];
