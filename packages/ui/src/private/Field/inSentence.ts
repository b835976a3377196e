/**
 * A label as it is in the middle of a sentence: 'full name' of 'Full Name', 'PCB name' of 'PCB Name'. Only English labels
 * capitalise words that a sentence does not.
 */
export const inSentence = (label: string, locale: string) =>
  /^en\b/.test(locale)
    ? label.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll}|$)/gu, (letter) => letter.toLocaleLowerCase(locale))
    : label;
