import type { BillLine, BillProblem } from './types.ts';

/** Boards have thousands of keys, but nearly all occur only once. */
function repeated(lines: readonly BillLine[], keysOf: (line: BillLine) => readonly string[]) {
  const first = new Map<string, number>();
  const rows = new Map<string, number[]>();
  for (const line of lines) {
    for (const key of keysOf(line)) {
      const row = first.get(key);
      if (row === undefined) first.set(key, line.id);
      else {
        const known = rows.get(key);
        if (known) known.push(line.id);
        else rows.set(key, [row, line.id]);
      }
    }
  }
  return [...rows];
}

const partOf = ({ partNumber, value, package: packageName }: BillLine) =>
  partNumber || (value && packageName ? `${value} ${packageName}` : '');

const unit = /^([A-Z]{1,4}\d{1,5})(?:[/#:](?:[A-Z]|\d{1,2})|[A-D])$/;

function unitsIn(lines: readonly BillLine[]): BillProblem[] {
  const packages = new Map<string, { designators: string[]; rows: number[] }>();
  for (const line of lines) {
    for (const designator of line.designators) {
      const [, base] = unit.exec(designator) ?? [];
      if (base === undefined) continue;
      const key = `${base} ${partOf(line)}`;
      const known = packages.get(key) ?? { designators: [], rows: [] };
      known.designators.push(designator);
      known.rows.push(line.id);
      packages.set(key, known);
    }
  }
  const isSplit = ({ designators }: { designators: string[] }) =>
    designators.length > 1 && designators.some((designator) => /A$|[/#:]1$/.test(designator));
  return [...packages.values()].filter(isSplit).map((units) => ({ kind: 'units' as const, ...units }));
}

/** Whether the list has a row for each designator, so that a repeated part is normal. */
function isUngrouped(lines: readonly BillLine[]): boolean {
  const placed = lines.filter(({ designators }) => designators.length > 0);
  return placed.length > 0 && placed.every(({ designators }) => designators.length === 1);
}

/** 9.55E+12 was a part number, and 1-Oct as well. */
const exponent = /^\d(?:[.,]\d+)?E\+\d+$/i;
const date =
  /^(?:\d{1,2}[-./ ]{1,2}(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-z]{0,6}\.?(?:[-./ ]\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[-. ]\d{2}(?:\d\d)?|\d{4}-\d\d-\d\d(?:[t ]\d\d:\d\d(?::\d\d)?)?|\d{1,2}\/\d{1,2}\/\d{4})$/i;
const formula = /^=/;
/** The size codes 0201, 0402, 0603 and 0805 without their zero. */
const sizeWithoutZero = /^(?:201|402|603|805)$/;

function changedBySpreadsheet(lines: readonly BillLine[]): BillProblem[] {
  return lines.flatMap((line) => {
    const designators = line.designators.length === 1 ? line.designators : [];
    const names = [line.partNumber, line.distributorNumber, line.value, ...designators];
    const typed =
      names.find((text) => text.length < 100 && (exponent.test(text) || date.test(text) || formula.test(text))) ??
      (sizeWithoutZero.test(line.package) ? line.package : undefined);
    return typed === undefined ? [] : [{ kind: 'changedBySpreadsheet' as const, row: line.id, typed }];
  });
}

function withoutDesignators(own: readonly BillProblem[], fitted: readonly BillLine[]): BillProblem[] {
  const rows = own.flatMap((problem) => (problem.kind === 'noDesignator' ? [problem.row] : []));
  if (rows.length < 2 || rows.length < fitted.length) return [...own];
  return [...own.filter(({ kind }) => kind !== 'noDesignator'), { kind: 'noDesignators', rows }];
}

export function questionsAbout(lines: readonly BillLine[], own: readonly BillProblem[]): BillProblem[] {
  const fitted = lines.filter(({ isNotFitted }) => !isNotFitted);
  const unnamed = fitted
    .filter(
      (line) =>
        line.partNumber === '' && line.distributorNumber === '' && (line.value !== '' || line.description !== ''),
    )
    .map(({ id }) => id);
  const parts = isUngrouped(fitted) ? [] : fitted.filter((line) => partOf(line) !== '');
  return [
    ...repeated(lines, ({ designators }) => designators).map(([designator, rows]) => ({
      kind: 'repeatedDesignator' as const,
      designator,
      rows,
    })),
    ...withoutDesignators(own, fitted),
    ...repeated(parts, (line) => [partOf(line)]).map(([part, rows]) => ({ kind: 'repeatedPart' as const, part, rows })),
    ...unitsIn(fitted),
    ...changedBySpreadsheet(fitted),
    ...(lines.length > 0 && fitted.length === 0 ? [{ kind: 'nothingFitted' as const }] : []),
    // A single problem for all lines, because some bills have no part numbers at all.
    ...(unnamed.length > 0 ? [{ kind: 'noPartNumber' as const, rows: unnamed }] : []),
  ];
}
