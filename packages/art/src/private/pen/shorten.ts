/** Without the sign, so that opposite steps remain equal. */
const fractions = /\d*\.\d+(?:e-?\d+)?|\d+e-?\d+/g;

/** Rounds the numbers of path data, because pictures are the largest part of a page's markup. */
export function shorten(d: string, decimals: number): string {
  const factor = 10 ** decimals;
  return d.replace(fractions, (number) => String(Math.round(Number(number) * factor) / factor));
}
