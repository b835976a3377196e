/**
 * What a computation gives: its values, or the reason why there are none. Never NaN and never Infinity, so that a
 * screen can print every value it receives.
 */
export type Computed<Values, Input extends string> =
  ({ isValid: true } & Values) | { isValid: false; input: Input; reason: string };

/** One condition on an input: what must hold, and the sentence for people when it does not. */
type Condition<Input extends string> = readonly [input: Input, holds: boolean, reason: string];

/** The first condition that does not hold, as a refusal; `undefined` when all hold. */
export function firstRefusal<Input extends string>(
  conditions: readonly Condition<Input>[],
): { isValid: false; input: Input; reason: string } | undefined {
  const broken = conditions.find(([, holds]) => !holds);
  return broken && { isValid: false, input: broken[0], reason: broken[2] };
}

/** A number that a formula can work with: finite and more than 0. */
export const isPositive = (value: number) => Number.isFinite(value) && value > 0;

/** Whether a value lies in a range, both ends included. NaN does not. */
export const isWithin = (value: number, [low, high]: readonly [low: number, high: number]) =>
  value >= low && value <= high;
