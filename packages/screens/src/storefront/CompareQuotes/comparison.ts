import { columnFormat } from '../../shared/format/money.ts';
import { type Paise, taxPercent } from '@pcb/quoting/money';
import { formatDateSpan } from '../../shared/format/dates.ts';
import { configurationOf } from '../ServicesScreen/quotes/configuration.ts';
import type { ServiceForms, ServiceTab } from '@pcb/quoting/forms';
import type { OrderDay, Quote } from '@pcb/quoting/quote';
import { quoteOf } from '@pcb/quoting/quoteOf';
import type { ServicesContent } from '../ServicesScreen/ServicesScreen.content.ts';

/** A field or a figure of several configurations. */
export interface ComparedRow {
  /** Unique within its group. */
  name: string;
  label: string;
  /** One text for each configuration, in their order. */
  values: readonly string[];
  /** Whether not all values are the same. */
  isDifferent: boolean;
}

export interface Comparison {
  figures: readonly ComparedRow[];
  fields: readonly ComparedRow[];
  /** The total of each configuration less that of the first; `null` without one of the two. */
  differences: readonly (Paise | null)[];
}

const rowOf = (name: string, label: string, values: readonly string[]): ComparedRow => ({
  name,
  label,
  values,
  isDifferent: new Set(values).size > 1,
});

const amounts = ['total', 'orderValue', 'tax', 'unit'] as const;

function figuresOf(quotes: readonly Quote[], content: ServicesContent): readonly ComparedRow[] {
  const { summary } = content;
  const labels = { ...summary, tax: summary.tax(taxPercent) };
  return [
    ...amounts.map((amount) => {
      const format = columnFormat(quotes.flatMap(({ price }) => (price ? [price[amount]] : [])));
      const missing = ({ onRequest }: Quote) =>
        amount === 'total' && onRequest !== null ? summary.onRequest : summary.unknown;
      const values = quotes.map((quote) => (quote.price ? format(quote.price[amount]) : missing(quote)));
      return rowOf(amount, labels[amount], values);
    }),
    rowOf(
      'leadTime',
      summary.leadTime,
      quotes.map(({ leadTime }) => (leadTime ? content.workingDays(leadTime.from, leadTime.to) : summary.unknown)),
    ),
    rowOf(
      'shipDate',
      summary.shipDate,
      quotes.map(({ shipDate }) => (shipDate ? formatDateSpan(shipDate) : summary.unknown)),
    ),
  ];
}

/** The figures and the fields of one service for several forms, side by side. */
export function compare(
  service: ServiceTab,
  forms: readonly ServiceForms[],
  day: OrderDay,
  content: ServicesContent,
): Comparison {
  const quotes = forms.map((values) => quoteOf(service, values, day));
  const configurations = forms.map((values) => configurationOf(service, values, content));
  const first = quotes[0]?.price;
  return {
    figures: figuresOf(quotes, content),
    fields: (configurations[0] ?? []).map(({ name, label }, index) =>
      rowOf(
        name,
        label,
        configurations.map((entries) => entries[index]?.value ?? ''),
      ),
    ),
    differences: quotes.map(({ price }) => (first && price ? price.total - first.total : null)),
  };
}
