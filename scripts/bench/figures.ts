/** Below ten with one decimal, otherwise a whole number. */
const rounded = (number: number) => (number < 9.95 ? number.toFixed(1) : Math.round(number).toString());

/** The middle one of the numbers. */
export const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/** The median with the smallest and the largest: `12 (11–14)`. */
export const withRange = (numbers: readonly number[]) =>
  `${rounded(median(numbers))} (${rounded(Math.min(...numbers))}–${rounded(Math.max(...numbers))})`;

/** Bytes in kB of 1,000 bytes. */
export const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Measures every case once per round, so that a disturbance of the machine meets all of them. */
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

export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
