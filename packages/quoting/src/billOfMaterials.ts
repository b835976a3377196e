import { readTypedNumber } from './typedNumber.ts';
import { type ColumnPlaces, findHeader } from './internal/billColumns.ts';
import { readDesignators } from './internal/designators.ts';

/** One line of a bill of materials: the same part, at one or more places of a board. */
export interface BillLine {
  /** The number of its row in the text, counted from 1, as a spreadsheet shows it. */
  id: number;
  /** The reference designators; empty if there is no column for them. */
  designators: readonly string[];
  /** Pieces for one set: the designators counted, or the stated quantity where there are none. 0 if it is not fitted. */
  quantity: number;
  value: string;
  package: string;
  partNumber: string;
  manufacturer: string;
  /** Whether the line is marked as not fitted (DNP). */
  isNotFitted: boolean;
}

/** Something that a buyer would ask about. None of it prevents an inquiry. */
export type BillProblem =
  | { kind: 'repeatedDesignator'; designator: string; rows: readonly number[] }
  | { kind: 'quantityDiffers'; row: number; stated: number; counted: number }
  | { kind: 'unreadableQuantity'; row: number; typed: string }
  | { kind: 'noDesignator'; row: number }
  | { kind: 'noPart'; row: number }
  | { kind: 'repeatedPart'; part: string; rows: readonly number[] }
  /** The fitted lines that state a value, but not which part of which manufacturer has it. */
  | { kind: 'noPartNumber'; rows: readonly number[] };

/** Why a text is not a bill of materials. */
export type BillFailure = 'noHeader' | 'noLines' | 'tooLong';

export interface BillOfMaterialsReading {
  lines: readonly BillLine[];
  problems: readonly BillProblem[];
  /** The pieces of all lines for one set. */
  pieces: number;
  /** The number of lines that are not fitted. */
  notFitted: number;
}

/** More lines than any board has. */
export const maxLines = 5_000;

/** Ranges make a short text long: R1-R999. */
const maxDesignators = 100_000;

/** A higher quantity is treated as a typing mistake. */
const maxQuantity = 100_000;

const notFittedMark = /\b(?:DNP|DNF|DNI|not fitted|do not (?:fit|place|populate))\b/i;
const noMark = /^(?:|0|-|no|n|false)$/i;

function readQuantity(typed: string): number | null {
  const number = readTypedNumber(typed, 'count');
  return number.isValid && Number.isInteger(number.value) && number.value <= maxQuantity ? number.value : null;
}

/** The rows of each key that occurs more than once, in order of first occurrence. */
function repeated(entries: readonly (readonly [key: string, row: number])[]) {
  const rows = new Map<string, number[]>();
  for (const [key, row] of entries) {
    const known = rows.get(key);
    if (known) known.push(row);
    else rows.set(key, [row]);
  }
  return [...rows].filter(([, all]) => all.length > 1);
}

function readLine(cells: readonly string[], row: number, places: ColumnPlaces) {
  const cell = (column: keyof ColumnPlaces) => {
    const place = places[column];
    return place === undefined ? '' : (cells[place] ?? '').trim();
  };
  const designators = readDesignators(cell('designators'));
  const typed = cell('quantity');
  const stated = readQuantity(typed);
  const [value, partNumber] = [cell('value'), cell('partNumber')];
  const isNotFitted = !noMark.test(cell('notFitted')) || notFittedMark.test(`${value} ${partNumber}`);
  const counted = designators.length > 0 ? designators.length : (stated ?? 0);
  const line: BillLine = {
    id: row,
    designators,
    quantity: isNotFitted ? 0 : counted,
    value,
    package: cell('package'),
    partNumber,
    manufacturer: cell('manufacturer'),
    isNotFitted,
  };

  const problems: BillProblem[] = [];
  if (!isNotFitted) {
    if (typed !== '' && stated === null) problems.push({ kind: 'unreadableQuantity', row, typed });
    if (stated !== null && designators.length > 0 && stated !== counted)
      problems.push({ kind: 'quantityDiffers', row, stated, counted });
    if (places.designators !== undefined && designators.length === 0) problems.push({ kind: 'noDesignator', row });
    if (value === '' && partNumber === '') problems.push({ kind: 'noPart', row });
  }
  return { line, problems };
}

const isPart = ({ designators, value, partNumber }: BillLine) =>
  designators.length > 0 || value !== '' || partNumber !== '';

/** The text by which two lines are the same part: the part number, or value and package. Empty if neither is known. */
const partOf = ({ partNumber, value, package: packageName }: BillLine) =>
  partNumber || (value && packageName ? `${value} ${packageName}` : '');

/**
 * Reads a bill of materials from the cells of a spreadsheet. The columns may be in any order, below any title rows;
 * columns that it does not know are ignored. Rows without a part, such as totals, are not lines. Returns a `BillFailure`
 * if there is no header, no line, or too many.
 */
export function readBillOfMaterials(rows: readonly (readonly string[])[]): BillOfMaterialsReading | BillFailure {
  const header = findHeader(rows);
  if (header === null) return 'noHeader';
  const first = header.index + 1;
  if (rows.length - first > 2 * maxLines) return 'tooLong';
  const read = rows
    .slice(first)
    .map((cells, index) => readLine(cells, first + index + 1, header.places))
    .filter(({ line }) => isPart(line));
  if (read.length === 0) return 'noLines';
  const lines = read.map(({ line }) => line);
  const designatorCount = lines.reduce((sum, { designators }) => sum + designators.length, 0);
  if (lines.length > maxLines || designatorCount > maxDesignators) return 'tooLong';

  const fitted = lines.filter(({ isNotFitted }) => !isNotFitted);
  const byDesignator = lines.flatMap(({ id, designators }) => designators.map((name) => [name, id] as const));
  const unnamed = fitted.filter(({ value, partNumber }) => value !== '' && partNumber === '').map(({ id }) => id);
  const byPart = fitted.filter((line) => partOf(line) !== '').map((line) => [partOf(line), line.id] as const);
  return {
    lines,
    problems: [
      ...repeated(byDesignator).map(([name, all]) => ({
        kind: 'repeatedDesignator' as const,
        designator: name,
        rows: all,
      })),
      ...read.flatMap(({ problems }) => problems),
      ...repeated(byPart).map(([part, all]) => ({ kind: 'repeatedPart' as const, part, rows: all })),
      // One problem for all of them: whole bills are written without part numbers.
      ...(unnamed.length > 0 ? [{ kind: 'noPartNumber' as const, rows: unnamed }] : []),
    ],
    pieces: fitted.reduce((sum, { quantity }) => sum + quantity, 0),
    notFitted: lines.length - fitted.length,
  };
}
