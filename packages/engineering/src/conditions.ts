import type { Range, Reason } from './computed.ts';

/** A condition on an input: whether it holds, and the reason to return if it does not. */
type Condition<Failure extends Reason> = readonly [holds: boolean, reason: Failure];

/** The failure of the first condition that does not hold; `undefined` if all hold. */
export function firstFailure<Failure extends Reason>(
  conditions: readonly Condition<Failure>[],
): { isValid: false; reason: Failure } | undefined {
  const broken = conditions.find(([holds]) => !holds);
  return broken && { isValid: false, reason: broken[1] };
}

/** Whether a number is finite and greater than 0. */
export const isPositive = (value: number) => Number.isFinite(value) && value > 0;

/** Whether a value is in a range, both ends inclusive. `false` for NaN. */
export const isWithin = (value: number, [low, high]: Range) => value >= low && value <= high;

/** Whether a value is a thickness: 0 or more. */
export const isThickness = (value: number) => Number.isFinite(value) && value >= 0;
