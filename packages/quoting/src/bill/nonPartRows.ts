import { fold } from '@pcb/text/fold';
import { type BillRow, nameOf, textOf, textsOf } from './cells.ts';
import { isDesignatorCell, isNumbered } from './designators.ts';
import { looksLikePartNumber } from './evidence.ts';
import { fitOfName } from './fit.ts';
import { meaningsOf } from './headings.ts';
import { isPageText } from './pages.ts';
import { readQuantity } from './quantity.ts';
import type { BillColumn, BillLine } from './types.ts';

// cspell:disable
const totalWord =
  /^(?:(?:sub|grand)[\s-]?)?(?:totals?|sums?|gesamt(?:summe|menge|anzahl|preis)?|summe|totaux|totale|suma|totaal|razem|somme|overall|合计|合計|总计|總計|小计|小計|합계|итого)(?![\p{Letter}\p{Number}-])/iu;
const statisticsWord =
  /^(?:statistics|component groups|component count|fitted components|number of (?:pcbs|boards|parts|components|lines|unique parts|items)|total components|unique parts|generated (?:by|on|at|from|with)|printed|page \d|end of|approved|prepared by|notes?:|date:)/;
const endWord = /^(?:revision history|revisions?|change ?log|change history|legend|abbreviations)\b/;
const unusedWord = /not used|unused|nicht verwendet|nicht benutzt|non utilise|no utilizad|non usati/;
// cspell:enable
const ruler = /^[\s_\-=*~.#|+/]*$/;

export const filledCells = ({ cells }: BillRow): string[] =>
  cells.map((cell) => cell.trim()).filter((cell) => cell !== '');

export const isRuler = (filled: readonly string[]): boolean =>
  filled.every((cell) => ruler.test(cell) && cell.length < 500);

export const isTotal = (row: BillRow, filled: readonly string[]): boolean =>
  filled.some((cell) => cell.length < 60 && totalWord.test(cell)) &&
  nameOf(row, 'partNumber') === '' &&
  !isDesignatorCell(textOf(row, 'designators'));

export function isStatistic(filled: readonly string[]): boolean {
  const [first = '', ...further] = filled;
  if (first.length > 200) return false;
  const isShort = further.length < 3;
  return (
    (first.endsWith(':') && further.length === 1) ||
    (isShort && statisticsWord.test(fold(first))) ||
    (isShort && isPageText(filled.join('  ')))
  );
}

const partColumns = ['value', 'description', 'partNumber', 'package', 'manufacturer'] as const;

export const isPart = (row: BillRow): boolean =>
  textOf(row, 'designators') !== '' ||
  partColumns.some((column) => textOf(row, column) !== '') ||
  textsOf(row, 'distributorNumber').some((text) => /\d/.test(text));

const namingColumns: ReadonlySet<string> = new Set<BillColumn>([
  'designators',
  'quantity',
  'partNumber',
  'value',
  'description',
  'manufacturer',
  'package',
]);

/** Whether the row below a header extends it with distributors or units in brackets. */
export function isSubheader(row: BillRow): boolean {
  const columns = new Map<number, string>();
  for (const [column, places] of Object.entries(row.places)) for (const place of places) columns.set(place, column);
  return row.cells.every((cell, index) => {
    const text = cell.trim();
    if (text === '') return true;
    if (meaningsOf(text, row.languages).length > 0 || /^[([][^()[\]]*[)\]]$/.test(text)) return true;
    return !namingColumns.has(columns.get(index) ?? '') && !/\d/.test(text);
  });
}

/** Whether a row has only a manufacturer and a part number, and is therefore an alternate for the line above. */
export function isAlternate(row: BillRow, above: BillLine): boolean {
  const number = nameOf(row, 'partNumber') || nameOf(row, 'distributorNumber');
  const quantity = textOf(row, 'quantity');
  if (number === '' || textOf(row, 'designators') !== '' || (quantity !== '' && readQuantity(quantity) !== 0))
    return false;
  if (textsOf(row, 'item').length > 0 || fitOfName(number, row.languages) === 'notFitted') return false;
  const value = textOf(row, 'value');
  const isSame = value === '' || value === above.value;
  const isNumber =
    looksLikePartNumber(number) || nameOf(row, 'manufacturer') !== '' || nameOf(row, 'distributor') !== '';
  return isSame && isNumber && number !== above.partNumber;
}

export function isHeading(row: BillRow, filled: readonly string[]): boolean {
  const [text = ''] = filled;
  if (filled.some((cell) => cell !== text)) return false;
  if (textOf(row, 'quantity') !== '' && readQuantity(text) !== null) return false;
  return !(textOf(row, 'designators') !== '' && isDesignatorCell(text));
}

export const isEnd = (heading: string): boolean => endWord.test(fold(heading.slice(0, 60)));

export const isUnused = (heading: string): boolean => unusedWord.test(fold(heading.slice(0, 200)));

const maxListLength = 300;

const isName = (word: string) => /\d/.test(word) && isNumbered(word);

export const namesParts = (text: string): boolean =>
  text.length < maxListLength && text.split(/[\s,;:()]+/).some(isName);

const countFirst = /^\d{1,4}\s?(?:x|×|pcs?\.?|off|stk\.?|stck\.?|st\.?)\s+\S/i;

export const startsWithCount = (text: string): boolean => countFirst.test(text.slice(0, 40));

/** Whether text is a line of a list in prose, such as '2x 100n C2, C10' and 'R5 10k'. */
export function isListLine(text: string): boolean {
  if (text.length > maxListLength) return false;
  if (startsWithCount(text)) return true;
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  return words.length > 1 && words.length < 12 && (isName(words[0] ?? '') || isName(words.at(-1) ?? ''));
}
