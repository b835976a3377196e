/** The sum of two numbers as they stand in the file, with as many digits as the longer one. */
export function sumOf(a: string, b: string, times = 1): string {
  const decimals = Math.max(...[a, b].map((text) => text.split('.')[1]?.length ?? 0));
  const sum = Number(a) + times * Number(b);
  if (a.includes('.') || b.includes('.')) return sum.toFixed(decimals + 1);
  const length = Math.max(...[a, b].map((text) => text.replace(/^[+-]/, '').length));
  return `${sum < 0 ? '-' : ''}${String(Math.abs(sum)).padStart(length, '0')}`;
}

/** Points as they stand in the file, moved. */
export const shifted = (points: readonly string[], dx: string, dy: string, times: number) =>
  points.map((value, index) => sumOf(value, index % 2 === 0 ? dx : dy, times));
