/** Rounds to one decimal below ten. */
const rounded = (number: number) => (number < 9.95 ? number.toFixed(1) : Math.round(number).toString());

const quantile = (numbers: readonly number[], share: number) =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? NaN;

export const median = (numbers: readonly number[]) => quantile(numbers, 0.5);

export const withQuartiles = (numbers: readonly number[]) =>
  `${rounded(median(numbers))} (${rounded(quantile(numbers, 0.25))}–${rounded(quantile(numbers, 0.75))})`;

export const ratio = (numbers: readonly number[], others: readonly number[]) =>
  (median(numbers) / median(others)).toFixed(2);

export const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
