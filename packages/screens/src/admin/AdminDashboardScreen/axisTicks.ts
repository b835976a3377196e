/** Up to six round tick values from zero to the first one at or above `max`: 0, 50, 100, 150 for 131. */
export function axisTicks(max: number): number[] {
  const minStep = Math.max(max, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= minStep) ?? 10));
  return Array.from({ length: Math.max(1, Math.ceil(max / step)) + 1 }, (_, index) => index * step);
}
