import { kebabCase } from '@pcb/text/kebabCase';
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
import { joinSize, splitSize } from './private/sizeText.ts';

/** In characters. Browsers and servers limit the length of URLs. */
export const maxTextLength = 500;

export interface IgnoredParameter {
  key: string;
  value: string;
}

export interface FormsReading {
  forms: ServiceForms;
  ignored: readonly IgnoredParameter[];
}

const keyOf = (service: ServiceTab, { name }: FormField) =>
  `${service}-${name === 'quantity' ? 'qty' : kebabCase(name)}`;

const fieldByKey: ReadonlyMap<string, { service: ServiceTab; field: FormField }> = new Map(
  serviceTabs.flatMap((service) => formFields[service].map((field) => [keyOf(service, field), { service, field }])),
);

// Does not split a surrogate pair.
const bounded = (typed: string) =>
  typed.length <= maxTextLength ? typed : [...typed].slice(0, maxTextLength).join('');

const isTooLong = (text: string) => text.length > maxTextLength && [...text].length > maxTextLength;

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

/** Whether a query parameter belongs to a form, such as `fab-layers`. */
export const isFormsKey = (key: string): boolean => serviceTabs.some((service) => key.startsWith(`${service}-`));

/**
 * Returns the parameters `fab-size=80x60&fab-qty=20`. It omits initial values and cuts typed text after `maxTextLength`
 * characters.
 */
export function formsToSearch(forms: ServiceForms): (readonly [key: string, value: string])[] {
  return [...fieldByKey].flatMap(([key, { service, field }]) => {
    const value = write(field, valuesOf(service, forms));
    return value === write(field, valuesOf(service, initialForms)) ? [] : [[key, value] as const];
  });
}

/** Reads the forms from any query. Missing values are initial; invalid and repeated ones are ignored and listed. */
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
