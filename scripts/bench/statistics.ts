/** The value below which a share of the numbers lies, interpolated between neighbours. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? NaN;
  const above = sorted[Math.ceil(position)] ?? NaN;
  return below + (above - below) * (position % 1);
}

export const median = (numbers: readonly number[]) => quantile(numbers, 0.5);

/** The median with the quartiles: `12 (11–14)`. */
export function withQuartiles(numbers: readonly number[], format: (number: number) => string = rounded): string {
  return `${format(median(numbers))} (${format(quantile(numbers, 0.25))}–${format(quantile(numbers, 0.75))})`;
}

/** Below ten with one decimal, otherwise a whole number. */
export const rounded = (number: number) => (number < 9.95 ? number.toFixed(1) : Math.round(number).toString());

/**
 * Measures every case once per round, so that a disturbance of the machine meets all of them. Resolves to the values of
 * each case.
 */
export async function interleave<Case, Value>(
  cases: readonly Case[],
  rounds: number,
  measure: (one: Case) => Promise<Value>,
): Promise<{ case: Case; values: Value[] }[]> {
  const results = cases.map((one) => ({ case: one, values: [] as Value[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const result of results) result.values.push(await measure(result.case));
  }
  return results;
}
