import type { BillColumn } from './types.ts';

/** A possible meaning of a heading. Rank 3 is unambiguous; the cells decide about rank 1. */
export interface Meaning {
  column: BillColumn | null;
  rank: number;
}

export interface HeadingPattern extends Meaning {
  pattern: RegExp;
}

export type OtherFitWord = 'phrase' | 'wholeCell' | 'affirmative' | 'negative' | 'fittedWord' | 'optional';

export type OtherFitWords = Readonly<Record<OtherFitWord, RegExp>>;

/** The words in addition to those of the languages with Latin letters, which every reader knows. */
export interface Languages {
  headings: readonly HeadingPattern[];
  fitWords: OtherFitWords | null;
  /** The cache of `meaningsOf`. */
  knownHeadings: Map<string, readonly Meaning[]>;
}

export const latinLanguages: Languages = { headings: [], fitWords: null, knownHeadings: new Map() };
