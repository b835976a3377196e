import {
  applies,
  type FormField,
  formFields,
  type FormValues,
  type ServiceForms,
  type ServiceTab,
  valuesOf,
} from './forms.ts';
import { parseCount, parsePositiveLength } from './parse.ts';

const sides = ['sizeX', 'sizeY'] as const;

function missingValues(field: FormField, values: FormValues): readonly string[] {
  if (field.kind === 'size') return sides.filter((side) => parsePositiveLength(String(values[side])) === null);
  if (field.kind !== 'count' || field.isOptional) return [];
  const { name } = field;
  const count = parseCount(String(values[name]));
  return count !== null && count >= field.min ? [] : [name];
}

/** Returns the missing or unreadable values that a price needs, in the order of the form: `sizeX`, `quantity`. */
export const missingFields = (service: ServiceTab, forms: ServiceForms): readonly string[] =>
  formFields[service]
    .filter((field) => applies(field, valuesOf(service, forms)))
    .flatMap((field) => missingValues(field, valuesOf(service, forms)));
