import { type BillRow, nameOf, textOf, textsOf } from './cells.ts';
import { isDesignatorCell } from './designators.ts';
import { fitOfColumn, fitOfValue, isOptionalHeading } from './fit.ts';
import { readLine } from './lines.ts';
import * as nonParts from './nonPartRows.ts';
import { withoutDigits } from './pages.ts';
import { readQuantity } from './quantity.ts';
import type { BillLine, BillProblem, BillRemainder } from './types.ts';

export interface BlockReading {
  lines: BillLine[];
  problems: BillProblem[];
  remainder: BillRemainder[];
}

interface OpenLine {
  line: BillLine;
  row: BillRow;
  problems: readonly BillProblem[];
}

const listOf = (row: BillRow) => textsOf(row, 'designators').join(', ');

function isList(row: BillRow, filled: readonly string[]): boolean {
  const list = textsOf(row, 'designators');
  return list.length > 0 && list.length === filled.length && list.every(isDesignatorCell);
}

/** Whether the row continues the line above, which has too few designators or ends with a comma. */
function isContinuation(row: BillRow, filled: readonly string[], above: OpenLine): boolean {
  if (!isList(row, filled)) return false;
  const stated = readQuantity(textOf(above.row, 'quantity'));
  return listOf(above.row).endsWith(',') || (stated !== null && stated > above.line.designators.length);
}

function isStartOfList(row: BillRow, above: OpenLine): boolean {
  if (!listOf(above.row).endsWith(',') || !isList(above.row, nonParts.filledCells(above.row))) return false;
  const stated = readQuantity(textOf(row, 'quantity'));
  return isDesignatorCell(listOf(row)) && (stated === null || stated > listOf(row).split(/[,\s]+/).length);
}

function withDesignators(row: BillRow, one: BillRow, other: BillRow): BillRow {
  const [place = 0] = row.places.designators ?? [];
  const list = `${listOf(one)}, ${listOf(other)}`;
  return { ...row, row: one.row, cells: row.cells.map((cell, index) => (index === place ? list : cell)) };
}

/** In a column of fitted parts, an empty cell is ambiguous. */
function emptyFits(rows: readonly BillRow[], lines: readonly BillLine[]): BillProblem[] {
  if (rows[0]?.places.fitted === undefined) return [];
  const ids = new Map(lines.map((line) => [line.id, line]));
  const fits = rows
    .filter(({ row }) => ids.has(row))
    .map((row) => ({ row: row.row, fit: fitOfColumn(textOf(row, 'fitted'), 'fitted', row.languages) }));
  if (!fits.some(({ fit }) => fit === 'fitted')) return [];
  const empty = fits.filter(({ row, fit }) => fit === 'unstated' && ids.get(row)?.isNotFitted === false);
  return empty.map(({ row }) => ({ kind: 'unclearFit', row, typed: '' }));
}

/**
 * Returns the lines of a block. `heading` is a heading above the block that means 'not fitted'; `titles` are the
 * repeated texts above its rows, without figures.
 */
export function readRows(rows: readonly BillRow[], heading: string | null, titles: ReadonlySet<string>): BlockReading {
  const reading: BlockReading = { lines: [], problems: [], remainder: [] };
  let notFittedHeading = heading;
  let isEnded = false;
  const leftOut: number[] = [];
  const open: OpenLine[] = [];
  const begin = (row: BillRow) => {
    open[0] = { ...readLine(row, notFittedHeading), row };
  };
  const done = () => {
    for (const { line, problems } of open.splice(0)) {
      reading.lines.push(line);
      reading.problems.push(...problems);
    }
  };

  const isTitle = (filled: readonly string[]) => titles.size > 0 && titles.has(withoutDigits(filled.join('')));

  for (const row of rows) {
    const filled = nonParts.filledCells(row);
    if (nonParts.isRuler(filled)) continue;
    const setAside = (kind: BillRemainder['kind']) =>
      reading.remainder.push({ row: row.row, kind, text: filled.join(' ').slice(0, 200) });
    const [current] = open;
    const [text = ''] = filled;
    const isAlone = nonParts.isHeading(row, filled);
    const fit = filled.length === 1 && isAlone ? fitOfValue(text, row.languages) : 'unstated';
    if (fit !== 'unstated' && nonParts.namesParts(text)) {
      reading.problems.push({ kind: 'unclearFit', row: row.row, typed: text.slice(0, 200) });
      setAside('note');
    } else if (isEnded || nonParts.isStatistic(filled) || isTitle(filled)) setAside('note');
    else if (nonParts.isTotal(row, filled)) setAside('total');
    else if (!current && nonParts.isSubheader(row)) setAside('header');
    else if (current && isContinuation(row, filled, current)) {
      begin(withDesignators(current.row, current.row, row));
      setAside('continuation');
    } else if (current && isStartOfList(row, current)) {
      begin(withDesignators(row, current.row, row));
      setAside('continuation');
    } else if (current && nonParts.isAlternate(row, current.line)) {
      const alternate = {
        manufacturer: nameOf(row, 'manufacturer') || nameOf(row, 'distributor'),
        partNumber: nameOf(row, 'partNumber') || nameOf(row, 'distributorNumber'),
      };
      const alternates = [...current.line.alternates, alternate];
      open[0] = { ...current, line: { ...current.line, alternates } };
      setAside('alternate');
    } else if (isAlone) {
      const isUnlisted = nonParts.isListLine(text) && !nonParts.isUnused(text);
      if (isUnlisted) leftOut.push(row.row);
      if (isOptionalHeading(text)) reading.problems.push({ kind: 'unclearFit', row: row.row, typed: text });
      if (!nonParts.isUnused(text)) notFittedHeading = fitOfValue(text, row.languages) === 'notFitted' ? text : null;
      isEnded = nonParts.isEnd(text);
      setAside(isUnlisted ? 'note' : 'heading');
    } else if (nonParts.isPart(row)) {
      done();
      begin(row);
    } else setAside('note');
  }
  done();
  if (leftOut.length > 0) reading.problems.push({ kind: 'leftOut', rows: leftOut });
  reading.problems.push(...emptyFits(rows, reading.lines));
  return reading;
}

/** Whether two blocks list the same designators, as KiCad's individual and collated lists do. */
export function hasSameDesignators(one: readonly BillLine[], other: readonly BillLine[]): boolean {
  const names = new Set(one.flatMap(({ designators }) => designators));
  const others = new Set(other.flatMap(({ designators }) => designators));
  return names.size > 1 && names.size === others.size && [...names].every((name) => others.has(name));
}
