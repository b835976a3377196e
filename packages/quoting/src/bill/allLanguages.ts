import { compiled } from './headings.ts';
import type { Languages } from './languages.ts';
import { otherFitWords } from './otherFitWords.ts';
import { otherHeadings } from './otherHeadings.ts';

/** With Chinese, Japanese, Korean and Russian. */
export const allLanguages: Languages = {
  headings: compiled(otherHeadings),
  fitWords: otherFitWords,
  knownHeadings: new Map(),
};
