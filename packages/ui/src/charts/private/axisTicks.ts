const roundSteps = [1, 2, 5, 10];

/** Returns round values that include zero and cover all values: 0, 50, 100, 150 for 131. Integers get integer ticks. */
export function axisTicks(values: readonly number[]): readonly number[] {
  const min = Math.min(0, ...values);
  const max = Math.max(0, ...values);
  const minStep = (max - min || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const roundStep = power * (roundSteps.find((factor) => factor * power >= minStep) ?? 10);
  const step = values.every(Number.isInteger) ? Math.max(1, roundStep) : roundStep;
  const first = Math.floor(min / step);
  const last = Math.max(Math.ceil(max / step), first + 1);
  // Removes the floating-point error: 3 times 0.1 is 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
