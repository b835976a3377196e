import type { ServiceTab } from '@pcb/quoting/forms';
import type { FieldCopy } from './form/formCopy.ts';
import type { QuoteContent } from './quote.content.ts';

const noOptions: Readonly<Record<string, string>> = {};

/** The copy of a field. An unknown name has an empty label. */
export function fieldCopy(service: ServiceTab, name: string, content: QuoteContent) {
  const fields: Readonly<Record<string, FieldCopy>> = content[service].fields;
  const copy = fields[name] ?? { label: '' };
  return { ...copy, options: copy.options ?? noOptions };
}

/** The label of a field, or of one side of a size. An unknown name is returned as the label. */
export function fieldLabel(service: ServiceTab, name: string, content: QuoteContent): string {
  const fields: Readonly<Record<string, FieldCopy>> = content[service].fields;
  if (name === 'sizeX' || name === 'sizeY') return fields['size']?.sides?.[name] ?? name;
  return fields[name]?.label ?? name;
}
