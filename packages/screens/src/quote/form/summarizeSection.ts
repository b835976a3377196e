import { applies, type FormField, formFields, type FormValues, initialForms, valuesOf } from '@pcb/quoting/forms';
import { valueText } from '../configuration.ts';
import { fieldCopy } from '../fieldCopy.ts';
import type { QuoteContent } from '../quote.content.ts';

/** What is chosen in a section of the rigid form, to read while the section is closed. */
export interface Chosen {
  /** How many fields have another value than the form opens with. */
  changed: number;
  /** The changed values in few words; if there are none, the values that the form opens with. */
  values: readonly string[];
}

/** A value in few words. Empty if it is nothing to mention: an option that is not taken, or a blank field. */
function briefly(field: FormField, values: FormValues, content: QuoteContent): string {
  const { label, options, brief } = fieldCopy('fab', field.name, content);
  const value = values[field.name];
  if (field.kind === 'switch') return value === true ? label : '';
  if (field.kind === 'text') return String(value).trim() === '' ? '' : label;
  if (field.kind === 'choice' && Object.keys(options).join() === 'yes,no') return value === 'yes' ? label : '';
  if (String(value).trim() === '') return '';
  const text = valueText(field, 'fab', values, content);
  return brief?.(text) ?? text;
}

/** What is chosen in a section of the rigid form, of the fields that apply. */
export function summarizeSection(names: readonly string[], values: FormValues, content: QuoteContent): Chosen {
  const initial = valuesOf('fab', initialForms);
  const fields = formFields.fab.filter((field) => names.includes(field.name) && applies(field, values));
  const changed = fields.filter(({ name }) => String(values[name]).trim() !== String(initial[name]));
  return {
    changed: changed.length,
    values: (changed.length > 0 ? changed : fields)
      .map((field) => briefly(field, values, content))
      .filter((text) => text !== ''),
  };
}
