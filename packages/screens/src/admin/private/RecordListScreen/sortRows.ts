import { lazily } from '../../../shared/lazily.ts';

/** Returns what a row is sorted by: a number, or a text in locale order. */
export type SortValueOf<Row> = ((row: Row) => number) | ((row: Row) => string);
export type SortDirection = 'ascending' | 'descending';

// One collator for all comparisons: `localeCompare` would look up the locale each time.
const collator = lazily(() => new Intl.Collator('en-IN'));

/** The place of each text in locale order. Texts that are equal by locale share a place. */
function placesOf(texts: Iterable<string>): ReadonlyMap<string, number> {
  const { compare } = collator();
  const sorted = [...new Set(texts)].sort(compare);
  const places = new Map<string, number>();
  let place = 0;
  for (const [index, text] of sorted.entries()) {
    if (index > 0 && compare(sorted[index - 1] ?? '', text) !== 0) place = index;
    places.set(text, place);
  }
  return places;
}

interface RowGroups<Row> {
  /** The rows with equal values, in their order, by their number or the place of their text. */
  groups: ReadonlyMap<number, readonly Row[]>;
  /** The keys of the groups, ascending, without `NaN`. */
  keys: Float64Array;
}

function groupRows<Row>(rows: readonly Row[], valueOf: SortValueOf<Row>): RowGroups<Row> {
  const values = rows.map<number | string>(valueOf);
  // A comparison by locale is expensive, and names and dates repeat.
  const places = placesOf(values.filter((value) => typeof value === 'string'));
  const groups = new Map<number, Row[]>();
  for (const [index, row] of rows.entries()) {
    const value = values[index] ?? NaN;
    const key = typeof value === 'number' ? value : (places.get(value) ?? NaN);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  // A typed array sorts numbers without calling a function for each comparison.
  return {
    groups,
    keys: Float64Array.from(groups.keys())
      .filter((key) => !Number.isNaN(key))
      .sort(),
  };
}

/** The groups of the columns by which a list was sorted, kept as long as its rows: the next press only reverses them. */
const knownGroups = new WeakMap<readonly unknown[], Map<unknown, RowGroups<unknown>>>();

function groupsOf<Row>(rows: readonly Row[], valueOf: SortValueOf<Row>): RowGroups<Row> {
  const byColumn = knownGroups.get(rows) ?? new Map<unknown, RowGroups<unknown>>();
  knownGroups.set(rows, byColumn);
  const groups = (byColumn.get(valueOf) as RowGroups<Row> | undefined) ?? groupRows(rows, valueOf);
  byColumn.set(valueOf, groups);
  return groups;
}

/** Sorts rows. Equal rows keep their order in both directions; rows with `NaN` come last in both. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: SortValueOf<Row>,
  direction: SortDirection,
): readonly Row[] {
  const { groups, keys } = groupsOf(rows, valueOf);
  const ordered = direction === 'ascending' ? keys : keys.toReversed();
  return [...ordered, NaN].flatMap((key) => groups.get(key) ?? []);
}

/** The last number in an id such as '#ORD-1001'; `NaN` if there is none. */
export const numberOfId = (id: string) => Number(/\d+(?=\D*$)/.exec(id)?.[0] ?? NaN);

/** Parses an amount such as '₹1,25,000', '₹266.50' or '-₹500'; `NaN` if there is none. */
export function rupeesIn(amount: string): number {
  const found = /^\s*([-−]?)\D*?([-−]?)(\d[\d,]*(?:\.\d+)?)/.exec(amount);
  if (!found) return NaN;
  const [, before, after, digits = ''] = found;
  return (before || after ? -1 : 1) * Number(digits.replaceAll(',', ''));
}
