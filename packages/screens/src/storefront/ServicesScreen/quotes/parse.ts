import { readTypedNumber, type TypedNumber, type TypedNumberKind } from '../../../shared/typedNumber.ts';

/** A larger number of pieces is a typing mistake. */
const largestQuantity = 100_000;

/** Longer than any panel that is made, in millimetres. */
export const largestSize = 1_000;

const upTo = (largest: number, read: TypedNumber) => (read.isValid && read.value <= largest ? read.value : null);

/** A count of pieces as people type it: '10', '1,000', '1,00,000'. Anything that is not a possible count is `null`. */
export function parsePositiveCount(typed: string): number | null {
  const number = upTo(largestQuantity, readTypedNumber(typed, 'count'));
  return number !== null && number > 0 && Number.isInteger(number) ? number : null;
}

/** A length in millimetres as people type it: '100', '80.5', '62,5'. Anything that is not a possible length is `null`. */
export const parsePositiveLength = (typed: string): number | null => upTo(largestSize, readTypedNumber(typed));

/** Whether the comma in a number could be a decimal point or group digits. */
export function hasAmbiguousComma(typed: string, kind: TypedNumberKind): boolean {
  const read = readTypedNumber(typed, kind);
  return !read.isValid && read.problem === 'ambiguous';
}

/** X and Y in millimetres; `null` unless both are possible lengths. */
export function parseSize({ sizeX, sizeY }: { sizeX: string; sizeY: string }): readonly [number, number] | null {
  const [x, y] = [parsePositiveLength(sizeX), parsePositiveLength(sizeY)];
  return x === null || y === null ? null : [x, y];
}
