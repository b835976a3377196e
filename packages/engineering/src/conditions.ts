import type { Range, Reason } from './computed.ts';

/** One condition on an input: whether it holds, and the reason to give when it does not. */
type Condition<Refused extends Reason> = readonly [holds: boolean, reason: Refused];

/** The first condition that does not hold, as a refusal; `undefined` when all hold. */
export function firstRefusal<Refused extends Reason>(
  conditions: readonly Condition<Refused>[],
): { isValid: false; reason: Refused } | undefined {
  const broken = conditions.find(([holds]) => !holds);
  return broken && { isValid: false, reason: broken[1] };
}

/** A number that a formula can work with: finite and more than 0. */
export const isPositive = (value: number) => Number.isFinite(value) && value > 0;

/** Whether a value lies in a range, both ends included. NaN does not. */
export const isWithin = (value: number, [low, high]: Range) => value >= low && value <= high;
