import { readTypedNumber, type TypedNumber, type TypedNumberKind } from './typedNumber.ts';

/** A higher count is treated as a typing mistake. */
export const maxCount = 100_000;

/** In millimetres; longer than any panel. */
export const maxLength = 1_000;

const upTo = (max: number, read: TypedNumber) => (read.isValid && read.value <= max ? read.value : null);

/** Parses a count that may be 0. Returns `null` if it is invalid. */
export function parseCount(typed: string): number | null {
  const number = upTo(maxCount, readTypedNumber(typed, 'count'));
  return number !== null && Number.isInteger(number) ? number : null;
}

/** Parses a count of pieces: '10', '1,000', '1,00,000'. Returns `null` if it is invalid. */
export const parsePositiveCount = (typed: string): number | null => parseCount(typed) || null;

/** Parses a length in millimetres: '100', '80.5', '62,5'. Returns `null` if it is invalid. */
export const parsePositiveLength = (typed: string): number | null => upTo(maxLength, readTypedNumber(typed));

/** In rupees: more than any order. */
export const maxAmount = 100_000_000;

/** Parses an amount in rupees: '185.50', '₹1,250'. A comma groups digits. Returns `null` if it is invalid. */
export const parseAmount = (typed: string): number | null =>
  upTo(maxAmount, readTypedNumber(typed.replace(/^\s*₹/, ''), 'count')) || null;

/** Whether the comma may be either a decimal point or a separator of groups. */
export function hasAmbiguousComma(typed: string, kind: TypedNumberKind): boolean {
  const read = readTypedNumber(typed, kind);
  return !read.isValid && read.problem === 'ambiguous';
}

/** Parses X and Y in millimetres. Returns `null` unless both are valid. */
export function parseSize({ sizeX, sizeY }: { sizeX: string; sizeY: string }): readonly [number, number] | null {
  const [x, y] = [parsePositiveLength(sizeX), parsePositiveLength(sizeY)];
  return x === null || y === null ? null : [x, y];
}
