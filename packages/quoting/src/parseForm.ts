import { applies, type FormField, formFields, type FormValues, type ServiceForms, type ServiceTab } from './forms.ts';
import { parseAmount, parseCount, parsePositiveCount, parsePositiveLength } from './parse.ts';
import { maxTextLength } from './queryParameters.ts';

export type FormProblem =
  | 'missing'
  | 'unknown'
  | 'type'
  | 'tooLong'
  | 'option'
  /** Not a count within the limits. */
  | 'count'
  /** Not a length in millimetres within the limits. */
  | 'length'
  | 'amount';

export type FormReading<Service extends ServiceTab> =
  | { isValid: true; values: ServiceForms[Service] }
  | { isValid: false; problems: Readonly<Record<string, FormProblem>> | null };

const textProblem = (value: unknown): FormProblem | undefined =>
  typeof value !== 'string' ? 'type' : [...value].length > maxTextLength ? 'tooLong' : undefined;

/** Whether a required count cannot be read. Counts of things on a board may be 0. */
function isWrongCount({ unit, isOptional }: FormField & { kind: 'count' }, typed: string): boolean {
  if (isOptional && typed.trim() === '') return false;
  return (unit === null ? parseCount(typed) : parsePositiveCount(typed)) === null;
}

function problemOf(field: FormField, value: unknown, values: FormValues): FormProblem | undefined {
  if (field.kind === 'switch') return typeof value === 'boolean' ? undefined : 'type';
  const problem = textProblem(value);
  if (problem || typeof value !== 'string') return problem;
  switch (field.kind) {
    case 'text':
      return undefined;
    case 'choice':
      return field.options.includes(value) ? undefined : 'option';
    case 'count':
      return applies(field, values) && isWrongCount(field, value) ? 'count' : undefined;
    case 'amount':
      return value.trim() === '' || parseAmount(value) !== null ? undefined : 'amount';
    case 'size':
      return parsePositiveLength(value) === null ? 'length' : undefined;
  }
}

/**
 * Reads an order form from another program. Unlike `formsFromSearch`, it reports missing values, so that customers are
 * never charged for a default.
 */
export function parseForm<Service extends ServiceTab>(service: Service, input: unknown): FormReading<Service> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { isValid: false, problems: null };
  const given = new Map<string, unknown>(Object.entries(input));
  const values = Object.fromEntries(given) as FormValues;
  const problems = new Map<string, FormProblem>();
  const known = new Set<string>();
  for (const field of formFields[service])
    for (const name of field.kind === 'size' ? ['sizeX', 'sizeY'] : [field.name]) {
      known.add(name);
      const problem = given.has(name) ? problemOf(field, given.get(name), values) : 'missing';
      if (problem) problems.set(name, problem);
    }
  for (const name of given.keys()) if (!known.has(name)) problems.set(name, 'unknown');
  return problems.size > 0
    ? { isValid: false, problems: Object.fromEntries(problems) }
    : { isValid: true, values: values as unknown as ServiceForms[Service] };
}
