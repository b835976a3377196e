import { type BillRow, isPlaceholder, nameOf, textOf, textsOf, textsOfOthers } from './cells.ts';
import { readDesignators } from './designators.ts';
import { looksLikePartNumber } from './evidence.ts';
import { type Fit, fitOfColumn, fitOfName, fitOfText, fitOfValue } from './fit.ts';
import { readQuantity } from './quantity.ts';
import type { BillAlternate, BillLine, BillProblem, NotFittedReason } from './types.ts';

interface Fitting {
  reason: NotFittedReason | null;
  /** Text that may or may not say that the part is not fitted. */
  unclear: string | null;
}

/** The marks of a row, those in a column for them first. */
function fittingOf(row: BillRow, designators: string, stated: number | null, heading: string | null): Fitting {
  const said: { kind: NotFittedReason['kind']; fit: Fit; text: string }[] = [];
  const say = (kind: NotFittedReason['kind'], texts: readonly string[], read: (text: string) => Fit) => {
    for (const text of texts) said.push({ kind, fit: read(text), text });
  };
  say('column', textsOf(row, 'notFitted'), (text) => fitOfColumn(text, 'notFitted'));
  say('column', textsOf(row, 'fitted'), (text) => fitOfColumn(text, 'fitted'));
  say('quantity', textsOf(row, 'quantity'), (text) => (stated === 0 ? 'notFitted' : fitOfValue(text)));
  for (const column of ['value', 'notes', 'description'] as const) say('mark', textsOf(row, column), fitOfValue);
  for (const column of ['partNumber', 'package', 'manufacturer', 'distributorNumber'] as const)
    say('mark', textsOf(row, column), (text) => (text === 'N/A' ? 'unsaid' : fitOfName(text)));
  say('mark', textsOfOthers(row), fitOfText);
  say('mark', designators === '' ? [] : [designators], fitOfDesignators);

  const unfitted = said.find(({ fit }) => fit === 'notFitted');
  if (unfitted) return { reason: { kind: unfitted.kind, text: unfitted.text }, unclear: null };
  if (heading !== null) return { reason: { kind: 'heading', text: heading }, unclear: null };
  return { reason: null, unclear: said.find(({ fit }) => fit === 'unclear')?.text ?? null };
}

/** 'R1, R2 DNP' are not fitted. 'R1, R2 (DNP), R3' may mean one of them or all. */
function fitOfDesignators(cell: string): Fit {
  const fit = fitOfText(cell);
  const isForAll = !/[,;]/.test(cell) || (markAtEnd.test(cell) && !/[)\]]$/.test(cell));
  return fit === 'notFitted' && !isForAll ? 'unclear' : fit;
}

/** The designators of all columns for them. A designator that two columns name is one. */
function designatorsOf(row: BillRow, stated: number | null): string[] {
  const [first = '', ...further] = textsOf(row, 'designators').filter((text) => !isPlaceholder(text));
  if (further.length === 0) return readDesignators(withoutMark(first), stated);
  const all = readDesignators(withoutMark(first));
  const known = new Set(all);
  const added = further.flatMap((cell) => readDesignators(withoutMark(cell))).filter((name) => !known.has(name));
  return [...all, ...new Set(added)];
}

// cspell:ignore besetzt
const markAtEnd = /[\s([]+(?:dn[pfimsl]|do not \w{3,9}|not \w{3,9})[)\]]?$/i;
const withoutMark = (cell: string) => (cell.length > 5_000 ? cell : cell.replace(markAtEnd, ''));

function alternatesOf(row: BillRow): BillAlternate[] {
  const [makers, numbers] = [textsOf(row, 'alternateManufacturer'), row.places.alternateNumber ?? []];
  return numbers.flatMap((place, index) => {
    const partNumber = (row.cells[place] ?? '').trim();
    // 'Any equivalent' is no part.
    const isNumber = looksLikePartNumber(partNumber) || /^\S*\d\S*(?: \S+)?$/.test(partNumber.slice(0, 60));
    return isNumber && !isPlaceholder(partNumber) ? [{ manufacturer: makers[index] ?? '', partNumber }] : [];
  });
}

const isMark = (text: string) => fitOfName(text) === 'notFitted';

/** One line with the questions that only its own row raises. `heading` is the heading above that says 'not fitted'. */
export function readLine(row: BillRow, heading: string | null): { line: BillLine; problems: readonly BillProblem[] } {
  const id = row.row;
  const typed = textOf(row, 'quantity');
  const isStated = typed !== '' && typed !== '-';
  const stated = readQuantity(typed);
  const typedDesignators = textsOf(row, 'designators')
    .filter((text) => !isPlaceholder(text))
    .join(', ');
  const designators = designatorsOf(row, stated);
  const { reason, unclear } = fittingOf(row, typedDesignators, stated, heading);
  const isNotFitted = reason !== null;
  const name = (column: 'partNumber' | 'distributorNumber' | 'manufacturer' | 'distributor') => {
    const text = nameOf(row, column);
    return isNotFitted && isMark(text) ? '' : text;
  };
  // A part at a place with a name of several words, in a table without quantities.
  const isOnePlace = typedDesignators !== '' && row.places.quantity === undefined;
  const counted = designators.length > 0 ? designators.length : (stated ?? (isOnePlace ? 1 : 0));
  const line: BillLine = {
    id,
    designators,
    quantity: isNotFitted ? 0 : counted,
    value: nameOf(row, 'value'),
    description: nameOf(row, 'description'),
    package: textOf(row, 'package'),
    partNumber: name('partNumber'),
    manufacturer: name('manufacturer'),
    distributor: name('distributor'),
    distributorNumber: name('distributorNumber'),
    alternates: alternatesOf(row),
    link: textOf(row, 'link'),
    isNotFitted,
    notFittedReason: reason,
  };
  return { line, problems: isNotFitted ? [] : problemsOf() };

  function problemsOf(): BillProblem[] {
    const problems: BillProblem[] = [];
    if (unclear !== null) problems.push({ kind: 'unclearFit', row: id, typed: unclear });
    if (isStated && stated === null) problems.push({ kind: 'unreadableQuantity', row: id, typed });
    if (stated !== null && designators.length > 0 && stated !== counted)
      problems.push({ kind: 'quantityDiffers', row: id, stated, counted });
    if (!isStated && designators.length === 0) problems.push({ kind: 'noQuantity', row: id });
    if (row.places.designators !== undefined && typedDesignators === '')
      problems.push({ kind: 'noDesignator', row: id });
    const isNamed = [line.value, line.description, line.partNumber, line.distributorNumber].some((text) => text !== '');
    if (!isNamed) problems.push({ kind: 'noPart', row: id });
    return problems;
  }
}
