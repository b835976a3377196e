import { type BillRow, nameOf, textOf, textsOf } from './cells.ts';
import { isDesignatorCell, isNumbered } from './designators.ts';
import { looksLikePartNumber } from './evidence.ts';
import { fitOfColumn, fitOfName, fitOfValue, isOptionalHeading } from './fit.ts';
import { fold } from '@pcb/text/fold';
import { readLine } from './lines.ts';
import { readQuantity } from './quantity.ts';
import type { BillLine, BillProblem, BillRemainder } from './types.ts';

/** The lines of a block, with the questions of each, and the rows that are no lines. */
export interface BlockReading {
  lines: BillLine[];
  problems: BillProblem[];
  remainder: BillRemainder[];
}

// cspell:disable
const totalWord =
  /^(?:(?:sub|grand)[\s-]?)?(?:totals?|sums?|gesamt(?:summe|menge|anzahl|preis)?|summe|totaux|totale|suma|totaal|razem|somme|overall)(?![\p{Letter}\p{Number}-])/iu;
const statisticsWord =
  /^(?:statistics|component groups|component count|fitted components|number of (?:pcbs|boards|parts|components|lines|unique parts|items)|total components|unique parts|generated (?:by|on|at|from|with)|printed|page \d|end of|approved|prepared by|notes?:|date:)/;
const endWord = /^(?:revision history|revisions?|change ?log|change history|legend|abbreviations)\b/;
const unusedWord = /not used|unused|nicht verwendet|nicht benutzt|non utilise|no utilizad|non usati/;
// cspell:enable
const ruler = /^[\s_\-=*~.#|+/]*$/;

const filledCells = ({ cells }: BillRow) => cells.map((cell) => cell.trim()).filter((cell) => cell !== '');

const isTotal = (row: BillRow, filled: readonly string[]) =>
  filled.some((cell) => cell.length < 60 && totalWord.test(cell)) &&
  textOf(row, 'partNumber') === '' &&
  !isDesignatorCell(textOf(row, 'designators'));

function isStatistic([first = '', ...further]: readonly string[]): boolean {
  if (first.length > 200) return false;
  return (first.endsWith(':') && further.length === 1) || (further.length < 3 && statisticsWord.test(fold(first)));
}

const partColumns = ['value', 'description', 'partNumber', 'distributorNumber', 'package', 'manufacturer'] as const;

const isPart = (row: BillRow) =>
  textOf(row, 'designators') !== '' || partColumns.some((column) => textOf(row, column) !== '');

/** A row that names a maker and a number only: another part for the line above. */
function isAlternate(row: BillRow, above: BillLine): boolean {
  const number = nameOf(row, 'partNumber') || nameOf(row, 'distributorNumber');
  const quantity = textOf(row, 'quantity');
  if (number === '' || textOf(row, 'designators') !== '' || (quantity !== '' && readQuantity(quantity) !== 0))
    return false;
  if (textsOf(row, 'item').length > 0 || fitOfName(number) === 'notFitted') return false;
  const value = textOf(row, 'value');
  const isSame = value === '' || value === above.value;
  const isNumber =
    looksLikePartNumber(number) || nameOf(row, 'manufacturer') !== '' || nameOf(row, 'distributor') !== '';
  return isSame && isNumber && number !== above.partNumber;
}

/** A line that rows below may still add to. */
interface OpenLine {
  line: BillLine;
  row: BillRow;
  problems: readonly BillProblem[];
}

/** Whether all that the row has is designators: more of the line above, if that has too few or its list ends with a comma. */
function isContinuation(row: BillRow, filled: readonly string[], above: OpenLine): boolean {
  const list = textsOf(row, 'designators');
  if (list.length === 0 || list.length !== filled.length || !list.every(isDesignatorCell)) return false;
  const stated = readQuantity(textOf(above.row, 'quantity'));
  const isOpen = textOf(above.row, 'designators').endsWith(',');
  return isOpen || (stated !== null && stated > above.line.designators.length);
}

function withDesignators(above: BillRow, row: BillRow): BillRow {
  const [place = 0] = above.places.designators ?? [];
  const list = [...textsOf(above, 'designators'), ...textsOf(row, 'designators')].join(', ');
  return { ...above, cells: above.cells.map((cell, index) => (index === place ? list : cell)) };
}

/** Whether a single text is a heading; text with a number in the column of the designators is a part. */
function isHeading(row: BillRow, filled: readonly string[]): boolean {
  const [text = ''] = filled;
  if (filled.some((cell) => cell !== text)) return false;
  if (textOf(row, 'quantity') !== '' && readQuantity(text) !== null) return false;
  return !(textOf(row, 'designators') !== '' && isDesignatorCell(text));
}

/** Whether a remark names parts, as in 'R5 and R6: DNP'. A heading does not. */
const namesParts = (text: string) =>
  text.length < 300 && text.split(/[\s,;:()]+/).some((word) => /\d/.test(word) && isNumbered(word));

/** The text of a row without its figures: a title that a report repeats on each page has other times and pages. */
export const withoutDigits = (cells: readonly string[]): string =>
  cells.join(' ').slice(0, 200).replace(/\d+/g, '').trim();

/** In a column that says which parts are fitted, an empty cell may mean either. */
function emptyFits(rows: readonly BillRow[], lines: readonly BillLine[]): BillProblem[] {
  if (rows[0]?.places.fitted === undefined) return [];
  const ids = new Map(lines.map((line) => [line.id, line]));
  const said = rows
    .filter(({ row }) => ids.has(row))
    .map((row) => ({ row: row.row, fit: fitOfColumn(textOf(row, 'fitted'), 'fitted') }));
  if (!said.some(({ fit }) => fit === 'fitted')) return [];
  const empty = said.filter(({ row, fit }) => fit === 'unsaid' && ids.get(row)?.isNotFitted === false);
  return empty.map(({ row }) => ({ kind: 'unclearFit', row, typed: '' }));
}

/**
 * Reads the rows of a block. `heading` is a heading above its header that says 'not fitted'; `titles` are the texts above
 * the first header, which reports repeat on each page.
 */
export function readRows(rows: readonly BillRow[], heading: string | null, titles: ReadonlySet<string>): BlockReading {
  const reading: BlockReading = { lines: [], problems: [], remainder: [] };
  let notFittedHeading = heading;
  /** Tables about the document stand below the list. */
  let isEnded = false;
  const open: OpenLine[] = [];
  const done = () => {
    for (const { line, problems } of open.splice(0)) {
      reading.lines.push(line);
      reading.problems.push(...problems);
    }
  };

  const isTitle = (filled: readonly string[]) => titles.size > 0 && titles.has(withoutDigits(filled));

  for (const row of rows) {
    const filled = filledCells(row);
    if (filled.every((cell) => ruler.test(cell) && cell.length < 500)) continue;
    const setAside = (kind: BillRemainder['kind']) =>
      reading.remainder.push({ row: row.row, kind, text: filled.join(' ').slice(0, 200) });
    const [current] = open;
    const [text = ''] = filled;
    const fit = filled.length === 1 && isHeading(row, filled) ? fitOfValue(text) : 'unsaid';
    if (fit !== 'unsaid' && namesParts(text)) {
      reading.problems.push({ kind: 'unclearFit', row: row.row, typed: text.slice(0, 200) });
      setAside('note');
    } else if (isEnded || isStatistic(filled) || isTitle(filled)) setAside('note');
    else if (isTotal(row, filled)) setAside('total');
    else if (current && isContinuation(row, filled, current)) {
      const whole = withDesignators(current.row, row);
      open[0] = { ...readLine(whole, notFittedHeading), row: whole };
      setAside('continuation');
    } else if (current && isAlternate(row, current.line)) {
      const alternate = {
        manufacturer: nameOf(row, 'manufacturer') || nameOf(row, 'distributor'),
        partNumber: nameOf(row, 'partNumber') || nameOf(row, 'distributorNumber'),
      };
      const alternates = [...current.line.alternates, alternate];
      open[0] = { ...current, line: { ...current.line, alternates } };
      setAside('alternate');
    } else if (isHeading(row, filled)) {
      if (isOptionalHeading(text)) reading.problems.push({ kind: 'unclearFit', row: row.row, typed: text });
      if (!unusedWord.test(fold(text.slice(0, 200)))) notFittedHeading = fitOfValue(text) === 'notFitted' ? text : null;
      isEnded = endWord.test(fold(text.slice(0, 60)));
      setAside('heading');
    } else if (isPart(row)) {
      done();
      open.push({ ...readLine(row, notFittedHeading), row });
    } else setAside('note');
  }
  done();
  reading.problems.push(...emptyFits(rows, reading.lines));
  return reading;
}

/** Whether two blocks list the same designators, as the individual and the collated list of KiCad do. */
export function hasSameDesignators(one: readonly BillLine[], other: readonly BillLine[]): boolean {
  const names = new Set(one.flatMap(({ designators }) => designators));
  const others = new Set(other.flatMap(({ designators }) => designators));
  return names.size > 1 && names.size === others.size && [...names].every((name) => others.has(name));
}
