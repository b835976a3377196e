import { formSchemas, type FormValues, type ServiceForms, type ServiceTab, withValues } from './forms.ts';
import type { OrderDay } from './orderDay.ts';
import type { Quote } from './quote.ts';
import { quoteOf } from './quoteOf.ts';
import { isCounted, quantityOfForm, usualQuantities } from './volumePrices.ts';

export interface MatrixCell {
  patch: FormValues;
  quote: Quote;
  isCurrent: boolean;
}

interface MatrixRow {
  id: string;
  cells: readonly MatrixCell[];
}

/** Prices by quantity and lead time; for a layout, by number of components and lead time. */
export interface PriceMatrix {
  leadTimes: readonly string[];
  rows: readonly MatrixRow[];
}

function quantitiesOf(service: ServiceTab, forms: ServiceForms): readonly number[] {
  if (!isCounted(service)) return [];
  const current = quantityOfForm(service, forms);
  const quantities = new Set([...usualQuantities[service], ...(current === null ? [] : [current])]);
  return [...quantities].sort((one, other) => one - other);
}

/** Each cell is the quote of the form with the quantity of its row and the lead time of its column. */
export function priceMatrix(service: ServiceTab, forms: ServiceForms, day: OrderDay): PriceMatrix {
  const leadTimes = formSchemas[service].leadTime.options;
  const current = isCounted(service) ? String(quantityOfForm(service, forms)) : forms.layout.components;
  const rows = isCounted(service) ? quantitiesOf(service, forms).map(String) : formSchemas.layout.components.options;
  const cellOf = (row: string, leadTime: string): MatrixCell => {
    const patch = {
      [isCounted(service) ? 'quantity' : 'components']: row,
      leadTime,
    };
    return {
      patch,
      quote: quoteOf(service, withValues(service, forms, patch), day),
      isCurrent: row === current && forms[service].leadTime === leadTime,
    };
  };
  return {
    leadTimes,
    rows: rows.map((row) => ({ id: row, cells: leadTimes.map((leadTime) => cellOf(row, leadTime)) })),
  };
}
