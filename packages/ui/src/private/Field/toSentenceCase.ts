/** Writes 'Full Name' as 'full name' and 'PCB Name' as 'PCB name'. Only English labels capitalise like titles. */
export const toSentenceCase = (label: string, locale: string) =>
  /^en\b/.test(locale)
    ? label.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll}|$)/gu, (letter) => letter.toLocaleLowerCase(locale))
    : label;
