import { plainText } from './typed.ts';

/** Letters that Unicode does not decompose, with the letters that people type if their keyboard does not have them. */
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
  // Malayalam letters without a vowel. They are often spelled with a virama and a joiner, as before Unicode 5.1.
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

/** The combining marks of Latin, Greek and Cyrillic. Vowel signs of Indian scripts are marks too and must stay. */
const accents = /[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]/g;

/**
 * Normalises text for searching: lower case, ASCII digits, hyphens and spaces, without accents, joiners or invisible
 * characters. It folds letter by letter, so that a match can be found in the original.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\0-\x7f]*$/.test(lower)) return lower;
  return (
    plainText(lower)
      .normalize('NFKD')
      // NFKD turns symbols such as ™ and Ω into capitals.
      .toLowerCase()
      .replace(accents, '')
      .replace(special, (letter) => letters[letter] ?? letter)
      // ൻ്റ and ന്റ are two spellings of the same letters.
      .replace(/\u0d4d+/g, '\u0d4d')
  );
}

export interface FoldedText {
  text: string;
  /** The index in the original of the letter of each code unit of `text`, plus one entry for the end. */
  starts: readonly number[];
}

/** Like `fold`, but also records the position of each letter, to highlight matches. */
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
