export const longestRange = 1_000;

const maxLength = 32;

/** Matches R1, J1-A and TP1.2, a unit of a part, such as D1/2 and Q1#2, and a sheet number before it, as in 0.C1. */
const numbered = /^(?:\d{1,3}[./:])?[a-z][a-z_+$-]{0,11}\d{1,6}[a-z]{0,2}(?:[-._/#:][a-z0-9+]{1,6}){0,2}$/i;
const range = /^((?:\d{1,3}[./:])?[a-z_]+)(\d{1,6})-((?:\d{1,3}[./:])?[a-z_]+|)(\d{1,6})$/i;
const conjunctions = new Set(['AND', 'UND', 'ET', 'Y', 'E', 'EN', '&', '+', '/', '>', '|']);
const rangeWords = new Set(['TO', 'BIS', 'THRU', 'THROUGH', 'DO', 'TOT', 'A', 'À', '-']);

/** Whether a word is a numbered designator, such as R1, J1-A or TP1.2. */
export const isNumbered = (word: string): boolean => word.length <= maxLength && numbered.test(word);

/** Expands a range such as 'R5-R8' or 'R5-8'. Returns `null` for other text and for ranges that are too long. */
function expandRange(text: string): string[] | null {
  if (text.length > maxLength) return null;
  const [, prefix = '', from = '', lastPrefix = '', to = ''] = range.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  // J2-2 next to J2-1 is a name.
  const isRange = prefix !== '' && (lastPrefix === '' ? first < last : lastPrefix === prefix && first <= last);
  if (!isRange || last - first >= longestRange) return null;
  return Array.from({ length: last - first + 1 }, (_, index) => `${prefix}${first + index}`);
}

/** Normalises spaces and hyphens and removes remarks in brackets, such as C2(100n). */
const tidy = (cell: string): string =>
  (isAscii.test(cell) ? cell : cell.normalize('NFKC').replace(/[、・;]/g, ','))
    .replace(/(?<=[a-z\d])\s?\(([^()]*)\)/gi, (_, inside: string) => (isNumbered(inside.trim()) ? ` ${inside}` : ' '))
    .replace(/[\r\n]+/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/ ?(?:\.{2,3}|[…~:]) ?(?=[a-z_]{1,8}\d)/gi, '-')
    .replace(/ ?[-–—] ?(?=[a-z_]{0,8}\d)/gi, '-')
    .toUpperCase();

const isAscii = /^[\0-\x7f]*$/;

/** 'R1/R2', 'R1+R2' and 'R1&R2' are two designators. */
const isPair = (word: string) =>
  word.length <= maxLength && /[/+&]/.test(word) && word.split(/[/+&]/).every(isNumbered);

/** Some libraries write 'C  2' for C2. */
const withGap = /^([A-Z]{1,4}) (\d{1,4})$/;

/** Returns the words between two commas, with ranges such as 'C1 to C5' joined. */
function wordsOf(piece: string): string[] {
  const words: string[] = [];
  let joins = false;
  const all = piece.trim().replace(withGap, '$1$2').split(' ');
  for (const raw of all) {
    const word = raw.length > maxLength ? raw : raw.replace(/^["'([{]+|["')\]}.]+$/g, '');
    const previous = words.at(-1);
    // A part can have the name Y or E.
    if (word === '' || (all.length > 1 && conjunctions.has(word))) continue;
    if (rangeWords.has(word) && previous !== undefined && isNumbered(previous)) joins = true;
    else if (joins && previous !== undefined) {
      words[words.length - 1] = `${previous}-${word}`;
      joins = false;
    } else if (isPair(word)) words.push(...word.split(/[/+&]/));
    else words.push(word);
  }
  return words;
}

/** Gives a bare number the letters of the designator before it. */
function expand(word: string, letters: string): string[] | null {
  if (word.length > maxLength) return null;
  const full = /^\d{1,6}(?:-\d{1,6})?$/.test(word) && letters !== '' ? letters + word : word;
  return expandRange(full) ?? (isNumbered(full) ? [full] : null);
}

/** Longer text that is not a plain list is ignored. */
const maxCellLength = 20_000;

/** Letters, digits and commas alternate, so that long lists do not backtrack. */
const plainList = /^[A-Z]{1,5}\d{1,5}(?:, ?[A-Z]{1,5}\d{1,5})*,?$/;

interface Piece {
  words: readonly string[];
  found: readonly (readonly string[] | null)[];
}

function piecesOf(cell: string): Piece[] {
  let letters = '';
  return tidy(cell)
    .split(/[,;]/)
    .map(wordsOf)
    .filter((words) => words.length > 0)
    .map((words) => ({
      words,
      found: words.map((word) => {
        const designators = expand(word, letters);
        letters = /^[A-Z_]+(?=\d)/.exec(designators?.at(-1) ?? '')?.[0] ?? letters;
        return designators;
      }),
    }));
}

/** Returns the part that a unit belongs to: Q1 for Q1#2, U1 for U1A. */
const wholeOf = (name: string) => name.replace(/(?<=\d)(?:[/#:][A-Z\d]+|[A-H])$/, '');

const listedBySlashes = (name: string): string[] => {
  const [first = '', ...further] = name.split('/');
  const letters = /^[A-Z_]+(?=\d+$)/.exec(first)?.[0];
  return letters !== undefined && further.every((text) => /^\d+$/.test(text))
    ? [first, ...further.map((text) => letters + text)]
    : [name];
};

/** Returns the names unchanged, unless the stated quantity shows that each is a list or a unit of a part. */
function counted(names: readonly string[], stated: number | null): string[] {
  if (stated === null || stated === names.length) return [...names];
  const listed = names.flatMap(listedBySlashes);
  const whole = [...new Set(names.map(wholeOf))];
  return [listed, whole].find((all) => all.length === stated) ?? [...names];
}

/**
 * Returns the designators of a cell, in upper case: 'R1, R2; r5-R8' is R1, R2, R5, R6, R7, R8. Names without a number,
 * such as RESET, are designators if each is alone between commas and their number agrees with the stated quantity.
 */
export function readDesignators(cell: string, stated: number | null = null): string[] {
  if (plainList.test(cell)) return cell.replace(/,$/, '').replaceAll(' ', '').split(',');
  if (cell.length > maxCellLength) return [];
  const pieces = piecesOf(cell);
  const isNamed = pieces.every(({ words, found }) => words.length === 1 || found.every((each) => each !== null));
  const hasNumbers = pieces.some(({ found }) => found.some((each) => each !== null));
  if (isNamed) {
    const all = pieces.flatMap(({ words, found }) => found.flatMap((each, index) => each ?? [words[index] ?? '']));
    const names = pieces.flatMap(({ words }) => words);
    if (stated === names.length && stated !== all.length) return names;
    if (hasNumbers || stated === null || stated === all.length) return counted(all, stated);
    return [];
  }
  const isListed = pieces.some(({ found }) => found.every((each) => each !== null));
  if (isListed && stated === pieces.length) return pieces.map(({ words }) => words.join(' '));
  return pieces.flatMap(({ found }) => {
    const end = found.indexOf(null);
    return (end < 0 ? found : found.slice(0, end)).flatMap((each) => each ?? []);
  });
}

const inspectedLength = 1_000;

export function isDesignatorCell(whole: string): boolean {
  const isLong = whole.length > inspectedLength;
  const cell = isLong ? whole.slice(0, whole.lastIndexOf(',', inspectedLength) + 1) : whole;
  if (plainList.test(cell)) return true;
  if (!/\d/.test(cell)) return false;
  const pieces = piecesOf(cell);
  return pieces.length > 0 && pieces.every(({ found }) => found.every((each) => each !== null));
}
