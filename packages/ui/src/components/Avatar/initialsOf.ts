/** A letter with its vowel signs and marks. */
function firstGrapheme(word: string) {
  // Firefox has Intl.Segmenter since version 125; we support 121 (scripts/build/browsers.ts).
  const { Segmenter } = Intl as Partial<typeof Intl>;
  const [first = ''] = Segmenter
    ? Array.from(new Segmenter(undefined, { granularity: 'grapheme' }).segment(word), ({ segment }) => segment)
    : (/^.\p{M}*/u.exec(word) ?? []);
  return first.toLocaleUpperCase('en');
}

/** Returns the first letters of the first and the last word, or one letter for a single word, in any script. */
export function initialsOf(name: string) {
  const words = name.split(/[\s\p{P}]+/u).filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => (word ? firstGrapheme(word) : '')).join('');
}
