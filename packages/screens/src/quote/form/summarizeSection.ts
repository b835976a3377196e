import { type FormField, type FormValues, initialForms, valuesOf } from '@pcb/quoting/forms';
import { valueText } from '../configuration.ts';
import { fieldCopy } from '../fieldCopy.ts';
import type { QuoteContent } from '../quote.content.ts';

/** What is chosen in a section of the rigid form, to read while the section is closed. */
export interface SectionSummary {
  /** How many fields have another value than the form opens with. */
  changed: number;
  /** The changed values in few words; if there are none, the values that the form opens with. */
  values: readonly string[];
}

/** A value in few words. Empty if it is nothing to mention: an option that is not taken, or a blank field. */
function briefly(field: FormField, values: FormValues, content: QuoteContent): string {
  const { label, brief } = fieldCopy('fab', field.name, content);
  const value = String(values[field.name]).trim();
  if (field.kind === 'switch') return value === 'true' ? label : '';
  if (field.kind === 'text') return value === '' ? '' : label;
  if (field.kind === 'choice' && field.control === 'yesOrNo') return value === 'yes' ? label : '';
  if (value === '') return '';
  const text = valueText(field, 'fab', values, content);
  return (typeof brief === 'function' ? brief(text) : brief?.[value]) ?? text;
}

/** Summarises the choices in these fields of the rigid form. */
export function summarizeSection(
  fields: readonly FormField[],
  values: FormValues,
  content: QuoteContent,
): SectionSummary {
  const initial = valuesOf('fab', initialForms);
  const changed = fields.filter(({ name }) => String(values[name]).trim() !== String(initial[name]));
  return {
    changed: changed.length,
    values: (changed.length > 0 ? changed : fields)
      .map((field) => briefly(field, values, content))
      .filter((text) => text !== ''),
  };
}
