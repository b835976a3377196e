import { countIn, type FormField, formFields, type FormValues, isPriced, type ServiceTab } from '../forms.ts';
import { type Charge, type CountRate, type OptionRate, sampleRates } from '../rates.ts';
import type { ChoiceFactor, ExtraPart, PriceParts } from './priceParts.ts';

type RateTable = Readonly<Record<string, OptionRate | CountRate | Readonly<Record<string, OptionRate>>>>;

const isAmount = (rate: object): rate is Charge | CountRate => 'order' in rate || 'per' in rate;

function rateOf(service: ServiceTab, field: FormField, values: FormValues): OptionRate | CountRate {
  const rates: RateTable = sampleRates[service].fields;
  const rate = rates[field.name];
  const value = values[field.name];
  if (rate === undefined || value === false || !isPriced(field, values)) return 'free';
  return typeof rate !== 'object' || isAmount(rate) ? rate : (rate[String(value)] ?? 'free');
}

export const hasOptionOnRequest = (service: ServiceTab, values: FormValues) =>
  formFields[service].some((field) => rateOf(service, field, values) === 'onRequest');

/** Returns the amount per order and per board, in whole paise, because the lines of a price multiply it. */
const amountOf = ({ order, board, area: rate = 0, part = 0 }: Charge, parts: number, area: number) => ({
  order: order + part * parts,
  piece: board + Math.round(rate * area * 100) / 100,
});

/** `area` is the area of a piece in square centimetres. Returns `null` if a count is missing. */
export function fieldParts(
  service: ServiceTab,
  values: FormValues,
  area = 0,
  fields: readonly FormField[] = formFields[service],
): Omit<PriceParts, 'base'> | null {
  const factors: ChoiceFactor[] = [];
  const extras: ExtraPart[] = [];
  const parts = countIn({ min: 0 }, String(values['uniqueParts'])) ?? 0;
  for (const field of fields) {
    const rate = rateOf(service, field, values);
    const value = String(values[field.name]);
    if (typeof rate === 'string') continue;
    if (typeof rate === 'number') factors.push({ field: field.name, option: value, factor: rate });
    else if ('per' in rate) {
      const count = field.kind === 'count' ? countIn(field, value) : null;
      if (count === null) return null;
      const [order, piece] = rate.per === 'order' ? [count * rate.rate, 0] : [0, count * rate.rate];
      if (count > 0) extras.push({ field: field.name, order, piece, counted: { count, rate: rate.rate } });
    } else {
      const option = field.kind === 'choice' ? { option: value } : {};
      extras.push({ field: field.name, ...option, ...amountOf(rate, parts, area) });
    }
  }
  return { factors, extras };
}
