import type { TypedNumberProblem } from '../typedNumber.ts';

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

const problems: Readonly<Record<TypedNumberProblem, string>> = {
  empty: 'Type a number.',
  unreadable: 'This is not a number. Type digits only, such as 0.35.',
  ambiguous: 'Write this without the comma: it could be a thousand or a decimal.',
  notPositive: 'The number must be more than 0.',
  negative: 'The number must be 0 or more.',
  tooLarge: 'This number is too large.',
};

/** The words that all calculators share. */
export const calculatorContent = {
  result: 'Result',
  formula: 'Formula',
  source: 'Source',
  limits: 'Holds for',
  accuracy: 'Accuracy',
  /** Stands for a value that cannot be given. */
  none: '—',
  noResult: (fields: readonly string[]) => `No result. Check ${list.format(fields)}.`,
  announce: (label: string, figure: string, sentence: string) => `${label}: ${figure}. ${sentence}`,
  millimetres: 'mm',
  mil: (figure: string) => `${figure} mil`,
  both: (mm: string, mil: string) => `${mm} mm (${mil} mil)`,
  problems,
};

export type CalculatorContent = typeof calculatorContent;
