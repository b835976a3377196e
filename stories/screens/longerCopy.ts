const accented: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

const vowels = new RegExp(`[${Object.keys(accented).join('')}]`, 'g');

/** Each vowel twice and with an accent, which makes English about 40 % longer. Paths and URLs stay. */
const longerText = (text: string) =>
  /^(\/|#|https?:|mailto:|tel:)/.test(text)
    ? text
    : text.replace(vowels, (vowel) => (accented[vowel] ?? vowel).repeat(2));

/** Copy like a translation: longer, with accents, in the same shape. */
export function longerCopy<Copy>(copy: Copy): Copy;
export function longerCopy(copy: unknown): unknown {
  if (typeof copy === 'string') return longerText(copy);
  if (typeof copy === 'function') {
    const textOf = copy as (...figures: readonly unknown[]) => unknown;
    return (...figures: readonly unknown[]) => longerCopy(textOf(...figures));
  }
  if (Array.isArray(copy)) return copy.map((part: unknown) => longerCopy(part));
  if (typeof copy !== 'object' || copy === null) return copy;
  return Object.fromEntries(Object.entries(copy).map(([name, part]: [string, unknown]) => [name, longerCopy(part)]));
}
