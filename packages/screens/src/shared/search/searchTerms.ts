const escaped = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');

/** The pattern of a word: 10k also matches '10 kΩ', 10uF '10 µF', and ESP-32 'ESP32'. */
const patternOf = (word: string) =>
  [...word]
    .map((letter, index, letters) => {
      if (letter === '-' && index > 0) return '[-\\s]?';
      const isUnit = /\d/.test(letters[index - 1] ?? '') && /\p{L}/u.test(letter);
      return `${isUnit ? '\\s?' : ''}${letter === 'u' ? '[uµ]' : escaped(letter)}`;
    })
    .join('');

/** The patterns of the words of a query, without case. */
export const searchTerms = (query: string): readonly string[] =>
  query.toLocaleLowerCase('en-IN').split(/\s+/).filter(Boolean).map(patternOf);

/** Whether a text contains every term. */
export const containsTerms = (text: string, terms: readonly string[]) =>
  terms.every((term) => new RegExp(term, 'iu').test(text));

/** A piece of a text, and whether it matches a term. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Splits a text at the matches of the terms, to highlight them. */
export function piecesOf(text: string, terms: readonly string[]): readonly Piece[] {
  if (terms.length === 0) return [{ text, isMatch: false }];
  // The captured matches are at the odd positions.
  return text
    .split(new RegExp(`(${terms.join('|')})`, 'iu'))
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
