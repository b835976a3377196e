import type { Paise } from './money.ts';
import { formFields, type FormValues, type ServiceForms, type ServiceTab, valuesOf, withValues } from './forms.ts';
import type { OrderDay } from './quote.ts';
import { quoteOf } from './quoteOf.ts';

/** A change of one field that lowers the total. */
export interface Saving {
  field: string;
  /** The present and the proposed value; `true` and `false` for a switch. */
  from: string | boolean;
  to: string | boolean;
  patch: FormValues;
  total: Paise;
  /** By how much the total is lower. */
  amount: Paise;
  /** How many working days later the order is dispatched; negative if it is earlier. */
  laterBy: number;
}

const maxSavings = 3;

/** What the customer has, and cannot choose to save money: the parts of the schematic, the sides to print, the printer. */
const given: Partial<Record<ServiceTab, readonly string[]>> = {
  layout: ['components'],
  stencil: ['side', 'printer'],
};

/**
 * The changes of a single field that save most, the largest first. Of each field only the cheapest option counts, so that
 * they are alternatives to each other. Size, quantity and name are never changed. Empty without a price.
 */
export function savings(service: ServiceTab, forms: ServiceForms, day: OrderDay): readonly Saving[] {
  const present = quoteOf(service, forms, day);
  const { price } = present;
  const values = valuesOf(service, forms);
  if (price === null) return [];

  const savingOf = (field: string, to: string | boolean): Saving[] => {
    const patch = { [field]: to };
    const from = values[field];
    const quote = quoteOf(service, withValues(service, forms, patch), day);
    if (from === undefined || quote.price === null || quote.price.total >= price.total) return [];
    const { total } = quote.price;
    const laterBy = (quote.leadTime?.to ?? 0) - (present.leadTime?.to ?? 0);
    return [{ field, from, to, patch, total, amount: price.total - total, laterBy }];
  };
  const bySaving = (one: Saving, other: Saving) => other.amount - one.amount;

  return formFields[service]
    .filter(({ name }) => !given[service]?.includes(name))
    .flatMap((field) => {
      if (field.kind === 'switch') return savingOf(field.name, false);
      if (field.kind !== 'choice') return [];
      const position = field.options.indexOf(String(values[field.name]));
      // Of two equal prices, the option nearest to the present one comes first, as sorting is stable.
      return field.options
        .map((option, index) => ({ option, distance: Math.abs(index - position) }))
        .sort((one, other) => one.distance - other.distance)
        .flatMap(({ option }) => savingOf(field.name, option))
        .sort(bySaving)
        .slice(0, 1);
    })
    .sort(bySaving)
    .slice(0, maxSavings);
}
