import { plainText } from '@pcb/text/typed';

/** Numbers above 0, numbers from 0, or counts, in which a comma only groups digits. */
export type TypedNumberKind = 'positive' | 'zeroOrMore' | 'count';

export const typedNumberProblems = ['empty', 'unreadable', 'ambiguous', 'notPositive', 'negative', 'tooLarge'] as const;

export type TypedNumberProblem = (typeof typedNumberProblems)[number];

export type TypedNumber = { isValid: true; value: number } | { isValid: false; problem: TypedNumberProblem };

/** Larger than any sensible input, and small enough to convert, add and print exactly. */
export const maxTypedNumber = 1e12;

const grouped = /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})*,\d{3})(?:\.\d*)?$/;

const plain = /^(?:\d+[.,]?\d*|[.,]\d+)(?:e[+-]?\d+)?$/i;

/** Means one thousand in some locales and one in others. */
const ambiguous = /^[1-9]\d{0,2},\d{3}$/;

const problem = (name: TypedNumberProblem): TypedNumber => ({ isValid: false, problem: name });

/**
 * Parses a number from 0 to `maxTypedNumber`. A comma is a decimal separator (0,35) unless it groups digits (1,00,000).
 * Ambiguous commas are rejected: 1,000 in a length, 1,50 in a count.
 */
export function readTypedNumber(typed: string, kind: TypedNumberKind = 'positive'): TypedNumber {
  const text = plainText(typed).trim();
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
  if (size > maxTypedNumber) return problem('tooLarge');
  return { isValid: true, value: size };
}
