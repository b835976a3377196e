import type { ServicesContent } from '../ServicesScreen.content.ts';
import { type FormField, formFields } from './fields.ts';
import type { ServiceForms, ServiceTab } from './forms.ts';

/** A field of a form with its value, to read rather than to edit. */
export interface ConfigurationEntry {
  /** The name of the field, such as `layers`; `size` for both sides. Unique within a form. */
  name: string;
  label: string;
  /** A choice is its option's label. Typed text is as typed, with its unit; an em dash if it is blank. */
  value: string;
}

interface ChoiceWords {
  label: string;
  options: Readonly<Record<string, string>>;
}

/** The copy of any form, by the names of its fields. The copy of the five forms has no common type. */
interface FormWords {
  name: string;
  size: string;
  quantity: string;
  extras: Readonly<Record<string, { label: string }>>;
}

type FormValues = Readonly<Record<string, string | boolean>>;

function entryOf(field: FormField, service: ServiceTab, values: FormValues, content: ServicesContent) {
  const words = content[service] as unknown as FormWords;
  const { unknown } = content.summary;
  const typed = (name: string) => String(values[name]).trim();
  const { pieces, set, sets, millimetres } = content.units;
  switch (field.kind) {
    case 'text': {
      const value = typed(field.name);
      const counted = service === 'source' ? (value === '1' ? set : sets) : pieces;
      const unit = field.name === 'quantity' ? ` ${counted}` : '';
      return { label: words[field.name], value: value && `${value}${unit}` };
    }
    case 'size': {
      const sides = [typed('sizeX'), typed('sizeY')];
      const isBlank = sides.every((side) => side === '');
      return {
        label: words.size,
        value: isBlank ? '' : `${sides.map((side) => side || unknown).join(' × ')} ${millimetres}`,
      };
    }
    case 'switch': {
      const { yes, no } = content.fab.assembly.options;
      return { label: words.extras[field.name]?.label ?? '', value: values[field.name] === true ? yes : no };
    }
    case 'choice': {
      const { label, options } = (words as unknown as Readonly<Record<string, ChoiceWords>>)[field.name] ?? {
        label: '',
        options: {},
      };
      return { label, value: options[typed(field.name)] ?? '' };
    }
  }
}

/**
 * The fields of a form with their values as text, in the order of the form. For a table or a printed page; a form is
 * shared by its address, see `formsToSearch`.
 */
export function configurationOf(
  service: ServiceTab,
  forms: ServiceForms,
  content: ServicesContent,
): readonly ConfigurationEntry[] {
  const values = { ...forms[service] } as FormValues;
  return formFields[service].map((field) => {
    const { label, value } = entryOf(field, service, values, content);
    return { name: field.name, label, value: value || content.summary.unknown };
  });
}
