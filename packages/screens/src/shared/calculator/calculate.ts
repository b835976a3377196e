import type { Computed, Reason } from '@pcb/engineering/computed';
import type { TypedNumber, TypedNumberProblem } from '@pcb/quoting/typedNumber';

export type Calculated<Values, Field extends string> =
  | ({ isValid: true } & Values)
  | { isValid: false; errors: Readonly<Partial<Record<Field, string>>> };

export type ReasonMessages<Given extends Reason> = {
  readonly [Kind in Given['kind']]: (reason: Extract<Given, { kind: Kind }>) => string;
};

function messageFor<Given extends Reason>(reason: Given, messages: ReasonMessages<Given>): string {
  // TypeScript cannot infer that the message of a kind takes a reason of that kind.
  const format = messages[reason.kind as Given['kind']] as (reason: Given) => string;
  return format(reason);
}

/** Computes the values if all fields are valid; otherwise returns an error for each invalid field. */
export function calculate<Field extends string, Given extends Reason, Values>(
  typed: Readonly<Record<Field, TypedNumber>>,
  compute: (numbers: Readonly<Record<Field, number>>) => Computed<Values, Given>,
  problems: Readonly<Record<TypedNumberProblem, string>>,
  reasons: ReasonMessages<Given>,
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
  errors[input] = messageFor(computed.reason, reasons);
  return { isValid: false, errors };
}
