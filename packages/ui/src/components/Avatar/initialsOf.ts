const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter, as a reader sees letters: with its vowel signs and marks. */
function firstGrapheme(word: string) {
  for (const { segment } of graphemes.segment(word)) {
    return segment.toLocaleUpperCase('en');
  }
  return '';
}

/** First letter of the first and of the last word of a name, in any script; one letter where there is one word. */
export function initialsOf(name: string) {
  const words = name.split(/[\s\p{P}]+/u).filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => (word ? firstGrapheme(word) : '')).join('');
}
