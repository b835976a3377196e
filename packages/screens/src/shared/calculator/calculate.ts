import type { Computed, Reason } from '@pcb/engineering/computed';
import type { TypedNumber, TypedNumberProblem } from '../typedNumber.ts';

/** What the fields of a calculator give together: values, or what is wrong with which field. */
export type Calculated<Values, Field extends string> =
  ({ isValid: true } & Values) | { isValid: false; errors: Readonly<Partial<Record<Field, string>>> };

/** The sentence for each kind of reason why there are no values. */
export type ReasonWords<Given extends Reason> = {
  readonly [Kind in Given['kind']]: (reason: Extract<Given, { kind: Kind }>) => string;
};

/** The sentence for a reason. */
function sentenceFor<Given extends Reason>(reason: Given, words: ReasonWords<Given>): string {
  // TypeScript does not see that the words of a kind take a reason of that kind.
  const say = words[reason.kind as Given['kind']] as (reason: Given) => string;
  return say(reason);
}

/** Computes once every field can be read; until then every field that cannot says why. */
export function calculate<Field extends string, Given extends Reason, Values>(
  typed: Readonly<Record<Field, TypedNumber>>,
  compute: (numbers: Readonly<Record<Field, number>>) => Computed<Values, Given>,
  problems: Readonly<Record<TypedNumberProblem, string>>,
  reasons: ReasonWords<Given>,
): Calculated<Values, Field | Given['input']> {
  const numbers = {} as Record<Field, number>;
  const errors: Partial<Record<Field | Given['input'], string>> = {};
  for (const [field, read] of Object.entries(typed) as [Field, TypedNumber][]) {
    if (read.isValid) numbers[field] = read.value;
    else errors[field] = problems[read.problem];
  }
  if (Object.keys(errors).length > 0) return { isValid: false, errors };
  const computed = compute(numbers);
  if (computed.isValid) return computed;
  const input: Given['input'] = computed.reason.input;
  errors[input] = sentenceFor(computed.reason, reasons);
  return { isValid: false, errors };
}
