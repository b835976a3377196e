import type { TypedNumberProblem } from '@pcb/quoting/typedNumber';
import { listed } from '../format/phrases.ts';

const problems: Readonly<Record<TypedNumberProblem, string>> = {
  empty: 'Enter a number.',
  unreadable: 'This is not a number. Enter digits only, such as 0.35.',
  ambiguous: 'Enter this without the comma: it could separate thousands or decimals.',
  notPositive: 'The number must be more than 0.',
  negative: 'The number must be 0 or more.',
  tooLarge: 'This number is too large.',
};

export const calculatorContent = {
  result: 'Result',
  formula: 'Formula',
  source: 'Source',
  limits: 'Valid for',
  accuracy: 'Accuracy',
  none: '—',
  noResult: (fields: readonly string[]) => `No result. Check ${listed(fields)}.`,
  announce: (label: string, figure: string, sentence: string) => `${label}: ${figure}. ${sentence}`,
  millimetres: 'mm',
  mil: (figure: string) => `${figure} mil`,
  both: (mm: string, mil: string) => `${mm} mm (${mil} mil)`,
  problems,
};

export type CalculatorContent = typeof calculatorContent;
