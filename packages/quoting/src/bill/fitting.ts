import { type BillRow, isPlaceholder, nameOf, textsOf, textsOfOthers } from './cells.ts';
import { readDesignators } from './designators.ts';
import { type Fit, fitOfColumn, fitOfName, fitOfText, fitOfValue } from './fit.ts';
import type { Languages } from './languages.ts';
import type { NotFittedReason } from './types.ts';

export interface Fitting {
  reason: NotFittedReason | null;
  notFitted: readonly string[];
  unclear: string | null;
}

interface FitMark {
  kind: NotFittedReason['kind'];
  fit: Fit;
  text: string;
}

// cspell:ignore besetzt ausser sauf excepto tranne behalve oprocz
const markAtEnd = /[\s([]+(?:dn[pfimsl]|do not \w{3,9}|not \w{3,9})[)\]]?$/i;

export const withoutMark = (cell: string): string => (cell.length > 5_000 ? cell : cell.replace(markAtEnd, ''));

/** Words that make a mark apply to the designators that it does not list. */
const exception = /\b(?:except|but|only|other|unless|if|or|when|ausser|nur|sauf|excepto|solo|tranne|behalve|oprocz)\b/i;

const maxLength = 300;

function namedIn(text: string, designators: readonly string[]): string[] {
  if (text.length > maxLength || designators.length === 0) return [];
  const words = text.split(/[\s,;:()[\]]+/).filter((word) => /\d/.test(word));
  const named = new Set([
    ...words.flatMap((word) => readDesignators(word)),
    ...words.map((word) => word.toUpperCase()),
  ]);
  return designators.filter((designator) => named.has(designator));
}

/** 'R1, R2 DNP' means that both are not fitted. 'R1, R2 (DNP), R3' may mean one of them or all. */
function fitOfDesignators(cell: string, languages: Languages): Fit {
  const fit = fitOfText(cell, languages);
  const isForAll = !/[,;]/.test(cell) || (markAtEnd.test(cell) && !/[)\]]$/.test(cell));
  return fit === 'notFitted' && !isForAll ? 'unclear' : fit;
}

/** Handles a column of parts that are not fitted, which may list them instead of marking the row. */
function fitOfMarks(text: string, designators: readonly string[], languages: Languages): Fit {
  const fit = fitOfColumn(text, 'notFitted', languages);
  const listed = readDesignators(text);
  const isList = listed.length > 0 && listed.every((name) => designators.includes(name));
  return fit === 'unclear' && isList ? 'notFitted' : fit;
}

/** In a value, 'NA' also means 'not assembled', unless there is a part number. */
const fitOfRowValue = (row: BillRow, text: string): Fit =>
  /^na$/i.test(text) && nameOf(row, 'partNumber') === '' && nameOf(row, 'distributorNumber') === ''
    ? 'unclear'
    : fitOfValue(text, row.languages);

function fitMarks(row: BillRow, designators: readonly string[], stated: number | null): FitMark[] {
  const marks: FitMark[] = [];
  const { languages } = row;
  const addMarks = (
    kind: NotFittedReason['kind'],
    texts: readonly string[],
    read: (text: string, languages: Languages) => Fit,
  ) => {
    for (const text of texts) marks.push({ kind, fit: read(text, languages), text });
  };
  addMarks('column', textsOf(row, 'notFitted'), (text) => fitOfMarks(text, designators, languages));
  addMarks('column', textsOf(row, 'fitted'), (text) => fitOfColumn(text, 'fitted', languages));
  addMarks('quantity', textsOf(row, 'quantity'), (text) => (stated === 0 ? 'notFitted' : fitOfValue(text, languages)));
  addMarks('mark', textsOf(row, 'value'), (text) => fitOfRowValue(row, text));
  for (const column of ['notes', 'description'] as const) addMarks('mark', textsOf(row, column), fitOfValue);
  for (const column of ['partNumber', 'package', 'manufacturer', 'distributorNumber'] as const)
    addMarks('mark', textsOf(row, column), (text) => (text === 'N/A' ? 'unstated' : fitOfName(text, languages)));
  addMarks('mark', textsOfOthers(row), fitOfText);
  return marks;
}

/** Returns the fitting of a row. Marks in a dedicated column come first. `heading` is the heading above the row. */
export function fittingOf(
  row: BillRow,
  designators: readonly string[],
  stated: number | null,
  heading: string | null,
): Fitting {
  const marks = fitMarks(row, designators, stated);
  const cell = textsOf(row, 'designators')
    .filter((text) => !isPlaceholder(text))
    .join(', ');
  if (cell !== '') marks.push({ kind: 'mark', fit: fitOfDesignators(cell, row.languages), text: cell });

  const found = marks.find(({ fit }) => fit === 'notFitted');
  if (found) {
    const named = found.text === cell ? [] : namedIn(found.text, designators);
    const isPart = named.length > 0 && named.length < designators.length;
    if (isPart && exception.test(found.text)) return { reason: null, notFitted: [], unclear: found.text };
    const reason = { kind: found.kind, text: found.text };
    return { reason, notFitted: isPart ? named : designators, unclear: null };
  }
  if (heading !== null) return { reason: { kind: 'heading', text: heading }, notFitted: designators, unclear: null };
  return { reason: null, notFitted: [], unclear: marks.find(({ fit }) => fit === 'unclear')?.text ?? null };
}
