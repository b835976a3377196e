import { fold, foldWithStarts } from '@pcb/text/fold';

const escaped = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');

/** 10k also matches '10 kΩ', 10uF '10 µF', and ESP-32 'ESP32'. */
const patternOf = (word: string) =>
  [...word]
    .map((letter, index, letters) => {
      if (letter === '-' && index > 0) return '[-\\s]?';
      const isUnit = /\d/.test(letters[index - 1] ?? '') && /\p{L}/u.test(letter);
      return `${isUnit ? '\\s?' : ''}${letter === 'u' ? '[u\u03bc]' : escaped(letter)}`;
    })
    .join('');

/** Patterns for folded texts, one per word of the query. */
export const searchTerms = (query: string): readonly string[] =>
  fold(query).split(/\s+/).filter(Boolean).map(patternOf);

export function containsTerms(text: string, terms: readonly string[]): boolean {
  const folded = fold(text);
  return terms.every((term) => new RegExp(term, 'u').test(folded));
}

export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Splits a text at the matches of the terms, to highlight them. A partly matched letter is highlighted as a whole. */
export function piecesOf(text: string, terms: readonly string[]): readonly Piece[] {
  if (terms.length === 0) return [{ text, isMatch: false }];
  const folded = foldWithStarts(text);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: match, index } of folded.text.matchAll(new RegExp(terms.join('|'), 'gu'))) {
    const start = Math.max(end, folded.starts[index] ?? 0);
    const last = folded.starts[index + match.length - 1] ?? 0;
    pieces.push({ text: text.slice(end, start), isMatch: false });
    end = folded.starts.find((letter) => letter > last) ?? text.length;
    pieces.push({ text: text.slice(start, end), isMatch: true });
  }
  return [...pieces, { text: text.slice(end), isMatch: false }].filter((piece) => piece.text !== '');
}
