import {
  applies,
  type FormField,
  formFields,
  type FormValues,
  type ServiceForms,
  type ServiceTab,
  valuesOf,
} from '@pcb/quoting/forms';
import { rupees } from '@pcb/quoting/money';
import { parseAmount } from '@pcb/quoting/parse';
import { formatRupees } from '../shared/format/money.ts';
import { fieldCopy } from './fieldCopy.ts';
import type { QuoteContent } from './quote.content.ts';

export interface ConfigurationEntry {
  /** The name of the field, such as `layers`; `size` for both sides. Unique within a form. */
  name: string;
  label: string;
  /** The label of the chosen option, or typed text with its unit; an em dash if it is blank. */
  value: string;
  /** Whether there is a value; `declined` for a plain 'No'. */
  state: 'given' | 'blank' | 'declined';
}

/** Returns '' if the field is blank. */
export function valueText(field: FormField, service: ServiceTab, values: FormValues, content: QuoteContent): string {
  const { unknown } = content.summary;
  const typed = (name: string) => String(values[name]).trim();
  const { set, millimetres } = content.units;
  switch (field.kind) {
    case 'text':
      return typed(field.name);
    case 'count': {
      const value = typed(field.name);
      if (value === '') return fieldCopy(service, field.name, content).blank ?? '';
      if (field.unit === null) return value;
      return `${value} ${field.unit === 'sets' && value === '1' ? set : content.units[field.unit]}`;
    }
    case 'amount': {
      const amount = parseAmount(typed(field.name));
      return amount === null ? typed(field.name) : formatRupees(rupees(amount));
    }
    case 'size': {
      const sides = [typed('sizeX'), typed('sizeY')];
      const isBlank = sides.every((side) => side === '');
      return isBlank ? '' : `${sides.map((side) => side || unknown).join(' × ')} ${millimetres}`;
    }
    case 'switch': {
      const { yes, no } = content.fab.fields.assembly.options;
      return values[field.name] === true ? yes : no;
    }
    case 'choice':
      return fieldCopy(service, field.name, content).options[typed(field.name)] ?? typed(field.name);
  }
}

/**
 * The applicable fields of a form with their values as text, in the order of the form, and the services that the price of
 * boards always includes. For a table or a printed page; a form is shared by its URL, see `formsToSearch`.
 */
export function configurationOf(
  service: ServiceTab,
  forms: ServiceForms,
  content: QuoteContent,
): readonly ConfigurationEntry[] {
  const values = valuesOf(service, forms);
  const { no } = content.fab.fields.assembly.options;
  const stateOf = ({ kind }: FormField, value: string) => {
    if (value === '') return 'blank';
    return value === no && (kind === 'switch' || kind === 'choice') ? 'declined' : 'given';
  };
  const chosen = formFields[service]
    .filter((field) => applies(field, values))
    .map((field): ConfigurationEntry => {
      const value = valueText(field, service, values, content);
      return {
        name: field.name,
        label: fieldCopy(service, field.name, content).label,
        value: value || content.summary.unknown,
        state: stateOf(field, value),
      };
    });
  return service === 'fab' || service === 'flex'
    ? [...chosen, { name: 'tested', ...content.tested, state: 'given' }]
    : chosen;
}
