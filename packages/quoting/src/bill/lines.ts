import { type BillRow, isPlaceholder, nameOf, textOf, textsOf } from './cells.ts';
import { readDesignators } from './designators.ts';
import { looksLikePartNumber } from './evidence.ts';
import { fitOfName } from './fit.ts';
import { fittingOf, withoutMark } from './fitting.ts';
import { readQuantity } from './quantity.ts';
import type { BillAlternate, BillLine, BillProblem } from './types.ts';

/** Includes a designator in two columns only once. */
function designatorsOf(row: BillRow, stated: number | null): string[] {
  const [first = '', ...further] = textsOf(row, 'designators').filter((text) => !isPlaceholder(text));
  if (further.length === 0) return readDesignators(withoutMark(first), stated);
  const all = readDesignators(withoutMark(first));
  const known = new Set(all);
  const added = further.flatMap((cell) => readDesignators(withoutMark(cell))).filter((name) => !known.has(name));
  return [...all, ...new Set(added)];
}

function alternatesOf(row: BillRow): BillAlternate[] {
  const [makers, numbers] = [textsOf(row, 'alternateManufacturer'), row.places.alternateNumber ?? []];
  return numbers.flatMap((place, index) => {
    const partNumber = (row.cells[place] ?? '').trim();
    // 'Any equivalent' is not a part number.
    const isNumber = looksLikePartNumber(partNumber) || /^\S*\d\S*(?: \S+)?$/.test(partNumber.slice(0, 60));
    return isNumber && !isPlaceholder(partNumber) ? [{ manufacturer: makers[index] ?? '', partNumber }] : [];
  });
}

export function readLine(row: BillRow, heading: string | null): { line: BillLine; problems: readonly BillProblem[] } {
  const id = row.row;
  const typed = textOf(row, 'quantity');
  const isStated = typed !== '' && typed !== '-';
  const stated = readQuantity(typed);
  const typedDesignators = textsOf(row, 'designators')
    .filter((text) => !isPlaceholder(text))
    .join(', ');
  const all = designatorsOf(row, stated);
  const { reason, notFitted, unclear } = fittingOf(row, all, stated, heading);
  const isNotFitted = reason !== null && notFitted.length === all.length;
  const designators = isNotFitted || notFitted.length === 0 ? all : all.filter((name) => !notFitted.includes(name));
  const name = (column: 'partNumber' | 'distributorNumber' | 'manufacturer' | 'distributor') => {
    const text = nameOf(row, column);
    return isNotFitted && fitOfName(text, row.languages) === 'notFitted' ? '' : text;
  };
  const isOnePlace = typedDesignators !== '' && row.places.quantity === undefined;
  const counted = designators.length > 0 ? designators.length : (stated ?? (isOnePlace ? 1 : 0));
  const line: BillLine = {
    id,
    designators,
    notFittedDesignators: isNotFitted ? [] : notFitted,
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
    if (stated !== null && designators.length > 0 && stated !== counted && stated !== all.length)
      problems.push({ kind: 'quantityDiffers', row: id, stated, counted });
    if (!isStated && designators.length === 0) problems.push({ kind: 'noQuantity', row: id });
    if (row.places.designators !== undefined && typedDesignators === '')
      problems.push({ kind: 'noDesignator', row: id });
    const isNamed = [line.value, line.description, line.partNumber, line.distributorNumber].some((text) => text !== '');
    if (!isNamed) problems.push({ kind: 'noPart', row: id });
    return problems;
  }
}
