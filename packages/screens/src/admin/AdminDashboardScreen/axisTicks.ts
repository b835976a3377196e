/** Round figures from nothing to just above the greatest one, at most six of them: 0, 50, 100, 150 for 131. */
export function axisTicks(greatest: number): number[] {
  const least = Math.max(greatest, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10));
  return Array.from({ length: Math.max(1, Math.ceil(greatest / step)) + 1 }, (_, index) => index * step);
}
