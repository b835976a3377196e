import { changedFields, formFields, type ServiceForms, type ServiceTab } from '@pcb/quoting/forms';
import { type Paise, paise, taxPercent } from '@pcb/quoting/money';
import type { OrderDay } from '@pcb/quoting/orderDay';
import type { Quote } from '@pcb/quoting/quote';
import { quoteOf } from '@pcb/quoting/quoteOf';
import { type ShipDateTerms, shipDateTerms } from '@pcb/quoting/shipDate';
import { formatDateSpan } from '../../shared/format/dates.ts';
import { columnFormat } from '../../shared/format/money.ts';
import { configurationOf } from '../configuration.ts';
import { shipDateOf } from '../price/formatQuote.ts';
import type { QuoteContent } from '../quote.content.ts';

export interface ComparedRow {
  name: string;
  label: string;
  values: readonly string[];
  differs: readonly boolean[];
  /** Whether each value is the lowest. Only for unit prices, which are comparable across quantities. */
  lowest?: readonly boolean[];
}

export interface Comparison {
  figures: readonly ComparedRow[];
  fields: readonly ComparedRow[];
  /** Each total minus the first one; `null` if either is missing. */
  differences: readonly (Paise | null)[];
  format: (amount: Paise) => string;
}

const rowOf = (name: string, label: string, keys: readonly unknown[], values: readonly string[]): ComparedRow => ({
  name,
  label,
  values,
  differs: keys.map((key) => key !== keys[0]),
});

const amounts = ['total', 'orderValue', 'tax', 'unit'] as const;

function figuresOf(
  quotes: readonly Quote[],
  terms: readonly ShipDateTerms[],
  content: QuoteContent,
  format: (amount: Paise) => string,
): readonly ComparedRow[] {
  const { summary } = content;
  const labels = { ...summary, tax: summary.tax(taxPercent) };
  const units = quotes.flatMap(({ price }) => (price ? [price.unit] : []));
  const lowestUnit = Math.min(...units);
  const shipDates = quotes.map(shipDateOf);
  return [
    ...amounts.map((amount) => {
      const missing = ({ onRequest }: Quote) =>
        amount === 'total' && onRequest !== null ? summary.onRequest : summary.unknown;
      return {
        ...rowOf(
          amount,
          labels[amount],
          quotes.map(({ price, onRequest }) => price?.[amount] ?? (amount === 'total' && onRequest !== null)),
          quotes.map((quote) => (quote.price ? format(quote.price[amount]) : missing(quote))),
        ),
        ...(amount === 'unit' &&
          units.some((unit) => unit !== lowestUnit) && {
            lowest: quotes.map(({ price }) => price?.unit === lowestUnit),
          }),
      };
    }),
    rowOf(
      'leadTime',
      summary.leadTime,
      quotes.map(({ leadTime }) => leadTime && `${leadTime.from}-${leadTime.to}`),
      quotes.map(({ leadTime }) => (leadTime ? content.workingDays(leadTime.from, leadTime.to) : summary.unknown)),
    ),
    rowOf(
      'shipDate',
      summary.shipDate,
      shipDates.map((date) => date && `${date.earliest.toString()}/${date.latest.toString()}`),
      shipDates.map((date) => (date ? formatDateSpan(date) : summary.unknown)),
    ),
    ...(terms.some(({ countedFrom }) => countedFrom === 'completeKit')
      ? [
          rowOf(
            'countedFrom',
            summary.countedFrom,
            terms.map(({ countedFrom }) => countedFrom),
            terms.map((each) => summary.countedFromOf[each.countedFrom]({ ...each, cutOffHour: null })),
          ),
        ]
      : []),
  ];
}

export function compare(
  service: ServiceTab,
  forms: readonly [ServiceForms, ...ServiceForms[]],
  day: OrderDay,
  content: QuoteContent,
): Comparison {
  const quotes = forms.map((values) => quoteOf(service, values, day));
  const configurations = forms.map((values) => configurationOf(service, values, content));
  const changes = forms.map((values) => changedFields(service, forms[0], values).map(({ name }) => name));
  const first = quotes[0]?.price;
  const format = columnFormat(quotes.flatMap(({ price }) => (price ? amounts.map((amount) => price[amount]) : [])));
  return {
    figures: figuresOf(
      quotes,
      forms.map((values, index) => shipDateTerms(service, values, quotes[index] ?? { shipDate: null }, day)),
      content,
      format,
    ),
    fields: formFields[service].flatMap(({ name }) => {
      const entries = configurations.map((configuration) => configuration.find((entry) => entry.name === name));
      const label = entries.find((entry) => entry !== undefined)?.label;
      if (label === undefined) return [];
      return [
        {
          name,
          label,
          values: entries.map((entry) => entry?.value ?? content.summary.notApplicable),
          differs: changes.map((names) => names.includes(name)),
        },
      ];
    }),
    differences: quotes.map(({ price }) => (first && price ? paise(price.total - first.total) : null)),
    format,
  };
}
