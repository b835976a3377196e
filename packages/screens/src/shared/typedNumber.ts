/** What a field takes: more than 0, 0 as well, or a count, where a comma can only group digits: 1,000 is a thousand. */
export type TypedNumberKind = 'positive' | 'zeroOrMore' | 'count';

export const typedNumberProblems = ['empty', 'unreadable', 'ambiguous', 'notPositive', 'negative', 'tooLarge'] as const;

/** Why a text is no number that can be worked with. */
export type TypedNumberProblem = (typeof typedNumberProblems)[number];

export type TypedNumber = { isValid: true; value: number } | { isValid: false; problem: TypedNumberProblem };

/** More than any field means, and small enough to be converted, added and printed without loss. */
export const largestTypedNumber = 1e12;

/** 12,500 and 1,00,000, perhaps with decimals. */
const grouped = /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})*,\d{3})(?:\.\d*)?$/;

/** 12.5, 12,5, .5 and 1.25e3. */
const plain = /^(?:\d+[.,]?\d*|[.,]\d+)(?:e[+-]?\d+)?$/i;

/** 1,000 is a thousand to some and one to others. */
const ambiguous = /^[1-9]\d{0,2},\d{3}$/;

const problem = (name: TypedNumberProblem): TypedNumber => ({ isValid: false, problem: name });

/**
 * The number that a person typed. A comma is a decimal point (0,35) unless it groups digits (1,00,000). It is refused
 * where it could be either: 1,000 in a length, 1,50 in a count. What is given is finite, and within 0 and `largestTypedNumber`.
 */
export function readTypedNumber(typed: string, kind: TypedNumberKind = 'positive'): TypedNumber {
  // Copied text often carries a true minus sign.
  const text = typed.trim().replace('−', '-');
  if (text === '') return problem('empty');
  const unsigned = text.replace(/^[+-]/, '');
  const isGrouped = grouped.test(unsigned);
  if (!isGrouped && !plain.test(unsigned)) return problem('unreadable');
  const isAmbiguous = kind === 'count' ? !isGrouped && unsigned.includes(',') : ambiguous.test(unsigned);
  if (isAmbiguous) return problem('ambiguous');
  const size = Number(isGrouped ? unsigned.replaceAll(',', '') : unsigned.replace(',', '.'));
  const isNegative = text.startsWith('-') && size > 0;
  if (kind === 'positive' && (isNegative || size === 0)) return problem('notPositive');
  if (isNegative) return problem('negative');
  if (size > largestTypedNumber) return problem('tooLarge');
  return { isValid: true, value: size };
}
