import { type FormField, type FormValues, initialForms, valuesOf } from '@pcb/quoting/forms';
import { valueText } from '../configuration.ts';
import { fieldCopy } from '../fieldCopy.ts';
import type { QuoteContent } from '../quote.content.ts';

export interface SectionSummary {
  /** The number of fields that differ from their initial value. */
  changed: number;
  /** The changed values in few words, or the initial values if none has changed. */
  values: readonly string[];
}

/** A short value. Empty for options that are off and blank fields. */
function shortValue(field: FormField, values: FormValues, content: QuoteContent): string {
  const { label, brief } = fieldCopy('fab', field.name, content);
  const value = String(values[field.name]).trim();
  if (field.kind === 'switch') return value === 'true' ? label : '';
  if (field.kind === 'text') return value === '' ? '' : label;
  if (field.kind === 'choice' && field.control === 'yesOrNo') return value === 'yes' ? label : '';
  if (value === '') return '';
  const text = valueText(field, 'fab', values, content);
  return (typeof brief === 'function' ? brief(text) : brief?.[value]) ?? text;
}

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
      .map((field) => shortValue(field, values, content))
      .filter((text) => text !== ''),
  };
}
