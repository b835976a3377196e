import { plainText } from './typed.ts';

/** Letters that Unicode does not decompose, as people without them on their keyboard type them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  // The letters of Malayalam without a vowel. Before Unicode 5.1 they were written with a virama and a joiner, and still are.
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
  ൔ: 'മ്',
  ൕ: 'യ്',
  ൖ: 'ഴ്',
};

const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** The combining marks of Latin, Greek and Cyrillic letters. The vowel signs of Indian scripts are marks too, and stay. */
const accents = /[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]/g;

/**
 * A text as searches compare it: without case, accents, joiners and other invisible characters, with ASCII digits, hyphens
 * and spaces. Letters with the marks after them are folded one by one, so that a match can be found in the original too.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\0-\x7f]*$/.test(lower)) return lower;
  return (
    plainText(lower)
      .normalize('NFKD')
      // NFKD makes capitals of some symbols, such as ™ and Ω.
      .toLowerCase()
      .replace(accents, '')
      .replace(special, (letter) => letters[letter] ?? letter)
      // ൻ്റ and ന്റ are the same letters.
      .replace(/\u0d4d+/g, '\u0d4d')
  );
}

/** A text in lower case with its letters folded, and where each code unit of the result comes from. */
export interface FoldedText {
  text: string;
  /** For each code unit of `text`, the start of its letter in the original. One more for the end. */
  starts: readonly number[];
}

/** Folds a text and keeps where each letter was, to highlight matches. */
export function foldWithStarts(original: string): FoldedText {
  const starts: number[] = [];
  let text = '';
  for (const { 0: letter, index } of original.matchAll(/\P{M}?\p{M}*/gsu)) {
    const folded = fold(letter);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) starts.push(index);
  }
  return { text, starts: [...starts, original.length] };
}
