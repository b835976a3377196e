import type { Computed } from '@pcb/engineering/computed';
import type { TypedNumber, TypedNumberProblem } from './typedNumber.ts';

/** What the fields of a calculator give together: values, or what is wrong with which field. */
export type Calculated<Values, Field extends string> =
  ({ isValid: true } & Values) | { isValid: false; errors: Readonly<Partial<Record<Field, string>>> };

/** Computes once every field can be read; until then every field that cannot says why. */
export function calculate<Field extends string, Input extends string, Values>(
  typed: Readonly<Record<Field, TypedNumber>>,
  compute: (numbers: Readonly<Record<Field, number>>) => Computed<Values, Input>,
  problems: Readonly<Record<TypedNumberProblem, string>>,
): Calculated<Values, Field | Input> {
  const numbers = {} as Record<Field, number>;
  const errors: Partial<Record<Field | Input, string>> = {};
  for (const [field, read] of Object.entries(typed) as [Field, TypedNumber][]) {
    if (read.isValid) numbers[field] = read.value;
    else errors[field] = problems[read.problem];
  }
  if (Object.keys(errors).length > 0) return { isValid: false, errors };
  const computed = compute(numbers);
  if (computed.isValid) return computed;
  errors[computed.input] = computed.reason;
  return { isValid: false, errors };
}
