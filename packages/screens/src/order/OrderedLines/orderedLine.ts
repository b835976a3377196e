import { type FormValues, initialForms, type ServiceForms, type ServiceTab } from '@pcb/quoting/forms';
import type { Paise } from '@pcb/quoting/money';
import type { FilePurpose } from '@pcb/quoting/orderFiles';
import { configurationOf, type ConfigurationEntry } from '../../quote/configuration.ts';
import type { DrawnOrder } from '../../quote/OrderDrawing/drawnOrder.ts';
import type { QuoteContent } from '../../quote/quote.content.ts';

/** A file that the customer has sent with a line of an order. */
export interface OrderFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  purpose: FilePurpose;
  /** The URL of the download. */
  href: string;
}

/** A service as it was ordered: the values of its form on that day. */
export interface OrderedService {
  service: ServiceTab;
  form: FormValues;
}

/** A line of an order, at the prices of the day on which it was ordered. */
export interface OrderedLine {
  /** The place in the order, from 1. Unique within the order. */
  position: number;
  /** The name of the part, or the customer's name for the board. */
  name: string;
  quantity: number;
  /** The price of a piece before tax, rounded to whole paise. */
  unit: Paise;
  /** The amount before tax, which is not always `unit` times `quantity`. */
  amount: Paise;
  /** `null` for a line without a form, such as one that was entered by hand. */
  item: OrderedService | { part: string } | null;
  files: readonly OrderFile[];
}

/** The form of an ordered service. A field that the form did not yet have on that day gets its first choice. */
const formsOf = ({ service, form }: OrderedService): ServiceForms => ({
  ...initialForms,
  [service]: { ...initialForms[service], ...form },
});

/** The content of an ordered service's form. */
export interface Specification {
  /** The fields with a value. */
  chosen: readonly ConfigurationEntry[];
  /** The labels of the options that were not ordered. */
  declined: readonly string[];
}

/**
 * Returns the fields of an ordered service. Omits the name, because the line has it, as well as blank fields and fields that
 * the form did not yet have on that day.
 */
export function specificationOf(ordered: OrderedService, content: QuoteContent): Specification {
  const { service, form } = ordered;
  const entries = configurationOf(service, formsOf(ordered), content).filter(
    ({ name }) => name === 'size' || name === 'tested' || (name in form && name !== 'name'),
  );
  return {
    chosen: entries.filter(({ state }) => state === 'given'),
    declined: entries.filter(({ state }) => state === 'declined').map(({ label }) => label),
  };
}

/** The input for a drawing of an ordered service; `null` without a size. */
export function drawnOrderOf(ordered: OrderedService): DrawnOrder | null {
  const { fab, flex, stencil } = formsOf(ordered);
  switch (ordered.service) {
    case 'fab':
      return { service: 'fab', values: fab };
    case 'flex':
      return { service: 'flex', values: flex };
    case 'stencil':
      return { service: 'stencil', values: stencil };
    default:
      return null;
  }
}
