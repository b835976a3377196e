import type { Range, Reason } from './computed.ts';

type Condition<Failure extends Reason> = readonly [holds: boolean, reason: Failure];

export function firstFailure<Failure extends Reason>(
  conditions: readonly Condition<Failure>[],
): { isValid: false; reason: Failure } | undefined {
  const broken = conditions.find(([holds]) => !holds);
  return broken && { isValid: false, reason: broken[1] };
}

export const isPositive = (value: number) => Number.isFinite(value) && value > 0;

/** Returns `false` for NaN. */
export const isWithin = (value: number, [low, high]: Range) => value >= low && value <= high;

/** Whether a value is a thickness: 0 or more. */
export const isThickness = (value: number) => Number.isFinite(value) && value >= 0;
