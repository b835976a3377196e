/** Returns what a row is sorted by: a number, or a text in locale order. */
export type SortValueOf<Row> = ((row: Row) => number) | ((row: Row) => string);
export type SortDirection = 'ascending' | 'descending';

// One collator for all comparisons: `localeCompare` would look up the locale each time.
const collator = new Intl.Collator('en-IN');

/** The place of each text in locale order. Texts that are equal by locale share a place. */
function placesOf(texts: Iterable<string>): ReadonlyMap<string, number> {
  const sorted = [...new Set(texts)].sort(collator.compare);
  const places = new Map<string, number>();
  let place = 0;
  for (const [index, text] of sorted.entries()) {
    if (index > 0 && collator.compare(sorted[index - 1] ?? '', text) !== 0) place = index;
    places.set(text, place);
  }
  return places;
}

/**
 * Sorts rows. Equal rows keep their order in both directions; rows with `NaN` come last in both.
 *
 * Texts are replaced by their places first: a comparison by locale is expensive, and names and dates repeat.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: SortValueOf<Row>,
  direction: SortDirection,
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const values = rows.map<number | string>(valueOf);
  const places = placesOf(values.filter((value) => typeof value === 'string'));
  const withKeys = rows.map((row, index) => {
    const value = values[index] ?? NaN;
    return { row, key: typeof value === 'number' ? value : (places.get(value) ?? NaN) };
  });
  const sorted = withKeys.filter(({ key }) => !Number.isNaN(key)).sort((a, b) => sign * (a.key - b.key));
  const withoutNumber = withKeys.filter(({ key }) => Number.isNaN(key));
  return [...sorted, ...withoutNumber].map(({ row }) => row);
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
