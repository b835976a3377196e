import {
  type FormField,
  formFields,
  type FormValues,
  initialForms,
  type ServiceForms,
  type ServiceTab,
  serviceTabs,
  valuesOf,
  withValues,
} from './forms.ts';
import { inKebabCase } from './private/kebabCase.ts';
import { joinSize, splitSize } from './private/sizeText.ts';

/** The maximum length of a typed text in a URL, in characters. Browsers and servers limit the whole URL. */
export const maxTextLength = 500;

/** A query parameter of the forms that has no meaning, such as `fab-layers=3`. */
export interface IgnoredParameter {
  key: string;
  value: string;
}

/** The forms that a URL describes. */
export interface FormsReading {
  forms: ServiceForms;
  /** The parameters of the forms that were ignored, in the order of the URL. */
  ignored: readonly IgnoredParameter[];
}

const keyOf = (service: ServiceTab, { name }: FormField) =>
  `${service}-${name === 'quantity' ? 'qty' : inKebabCase(name)}`;

/** Every field with its form, by its key. */
const fieldByKey: ReadonlyMap<string, { service: ServiceTab; field: FormField }> = new Map(
  serviceTabs.flatMap((service) => formFields[service].map((field) => [keyOf(service, field), { service, field }])),
);

// Cut between characters, not within a surrogate pair.
const bounded = (typed: string) =>
  typed.length <= maxTextLength ? typed : [...typed].slice(0, maxTextLength).join('');

const isTooLong = (text: string) => text.length > maxTextLength && [...text].length > maxTextLength;

/** A value as the text of its parameter. */
function write(field: FormField, values: FormValues): string {
  const typed = (name: string) => bounded(String(values[name]));
  switch (field.kind) {
    case 'size':
      return joinSize(typed('sizeX'), typed('sizeY'));
    case 'switch':
      return values[field.name] === true ? 'yes' : 'no';
    case 'text':
    case 'count':
    case 'amount':
    case 'choice':
      return typed(field.name);
  }
}

/** The values in the text of a parameter, or `null` if the field cannot have them. */
function read(field: FormField, text: string): FormValues | null {
  switch (field.kind) {
    case 'text':
    case 'count':
    case 'amount':
      return isTooLong(text) ? null : { [field.name]: text };
    case 'size': {
      const size = splitSize(text);
      return size === null || isTooLong(size.sizeX) || isTooLong(size.sizeY) ? null : size;
    }
    case 'switch':
      return text === 'yes' || text === 'no' ? { [field.name]: text === 'yes' } : null;
    case 'choice':
      return field.options.includes(text) ? { [field.name]: text } : null;
  }
}

/** Whether a query parameter belongs to the forms: its name starts with a service, as in `fab-layers`. */
export const isFormsKey = (key: string): boolean => serviceTabs.some((service) => key.startsWith(`${service}-`));

/**
 * The query parameters that describe the forms: `fab-size=80x60&fab-qty=20&fab-finish=enig`. Values that a form starts
 * with are omitted. Typed text is kept as it is, up to `maxTextLength` characters.
 */
export function formsToSearch(forms: ServiceForms): (readonly [key: string, value: string])[] {
  return [...fieldByKey].flatMap(([key, { service, field }]) => {
    const value = write(field, valuesOf(service, forms));
    return value === write(field, valuesOf(service, initialForms)) ? [] : [[key, value] as const];
  });
}

/**
 * The forms that a query describes. Accepts any query: missing values are those that a form starts with, impossible and
 * repeated ones are ignored and listed, and parameters that do not belong to the forms are skipped.
 */
export function formsFromSearch(search: URLSearchParams): FormsReading {
  let forms = initialForms;
  const ignored: IgnoredParameter[] = [];
  const seen = new Set<string>();
  for (const [key, value] of search) {
    if (!isFormsKey(key)) continue;
    const known = seen.has(key) ? undefined : fieldByKey.get(key);
    const values = known ? read(known.field, value) : null;
    if (known && values) {
      seen.add(key);
      forms = withValues(known.service, forms, values);
    } else ignored.push({ key, value });
  }
  return { forms, ignored };
}
