/** A larger number of pieces is a typing mistake. */
const largestQuantity = 100_000;

/** Longer than any panel that is made, in millimetres. */
export const largestSize = 1_000;

// 1000, 1,000 and 1,00,000, then perhaps decimals. A comma anywhere else (1,5) could mean two different numbers.
const writtenNumber = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})?(?:\.\d*)?$/;

function parseUpTo(typed: string, largest: number) {
  const text = typed.trim();
  if (!/\d/.test(text) || !writtenNumber.test(text)) return null;
  const number = Number(text.replaceAll(',', ''));
  return number > 0 && number <= largest ? number : null;
}

/** A count of pieces as people type it: '10', '1,000', '1,00,000'. Anything that is not a possible count is `null`. */
export function parsePositiveCount(typed: string): number | null {
  const number = parseUpTo(typed, largestQuantity);
  return number !== null && Number.isInteger(number) ? number : null;
}

/** A length in millimetres as people type it: '100', '80.5'. Anything that is not a possible length is `null`. */
export const parsePositiveLength = (typed: string): number | null => parseUpTo(typed, largestSize);

/** X and Y in millimetres; `null` unless both are possible lengths. */
export function parseSize({ sizeX, sizeY }: { sizeX: string; sizeY: string }): readonly [number, number] | null {
  const [x, y] = [parsePositiveLength(sizeX), parsePositiveLength(sizeY)];
  return x === null || y === null ? null : [x, y];
}
