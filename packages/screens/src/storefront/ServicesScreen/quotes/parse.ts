/** A higher count is treated as a typing mistake. */
const maxCount = 100_000;

/** In millimetres; longer than any panel. */
export const maxLength = 1_000;

// 1000, 1,000 and 1,00,000, with optional decimals. A comma anywhere else (1,5) is ambiguous.
const numberPattern = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})?(?:\.\d*)?$/;

function parseUpTo(typed: string, max: number) {
  const text = typed.trim();
  if (!/\d/.test(text) || !numberPattern.test(text)) return null;
  const number = Number(text.replaceAll(',', ''));
  return number > 0 && number <= max ? number : null;
}

/** Parses a count of pieces: '10', '1,000', '1,00,000'. Returns `null` for an invalid count. */
export function parsePositiveCount(typed: string): number | null {
  const number = parseUpTo(typed, maxCount);
  return number !== null && Number.isInteger(number) ? number : null;
}

/** Parses a length in millimetres: '100', '80.5'. Returns `null` for an invalid length. */
export const parsePositiveLength = (typed: string): number | null => parseUpTo(typed, maxLength);

/** Parses X and Y in millimetres. Returns `null` unless both are valid lengths. */
export function parseSize({ sizeX, sizeY }: { sizeX: string; sizeY: string }): readonly [number, number] | null {
  const [x, y] = [parsePositiveLength(sizeX), parsePositiveLength(sizeY)];
  return x === null || y === null ? null : [x, y];
}
