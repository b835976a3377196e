import { fold } from '@pcb/text/fold';
import { fieldsIn, type RecordDescription, valueOf } from './fields.ts';

/** From and to, inclusive, in the unit of the values. Either may be missing. */
export interface Range<End extends string | number = string | number> {
  from?: End | undefined;
  to?: End | undefined;
}

export type FilterValue = string | { contains: string } | Range;

export type Filters = Readonly<Record<string, FilterValue | undefined>>;

/** A comparison with the value of a field. `contains` ignores case and accents. */
export type Condition = { field: string } & (
  | { operator: 'contains' | 'eq'; value: string }
  | { operator: 'gte' | 'lte'; value: string | number }
);

/** All conditions must hold. @throws for a filter that the kind does not have: ignoring it would match too much. */
export const conditionsOf = (kind: Pick<RecordDescription, 'fields'>, filters: Filters): readonly Condition[] =>
  Object.entries(filters).flatMap(([field, value]): readonly Condition[] => {
    const filter = Object.hasOwn(kind.fields, field) ? kind.fields[field]?.filter : undefined;
    if (!filter) throw new Error(`There is no filter by “${field}”.`);
    if (value === undefined) return [];
    if (typeof value === 'string') return [{ field, operator: filter === 'choice' ? 'eq' : 'contains', value }];
    if ('contains' in value) return [{ field, operator: 'contains', value: value.contains }];
    const { from, to } = value;
    return [
      ...(from === undefined ? [] : [{ field, operator: 'gte' as const, value: from }]),
      ...(to === undefined ? [] : [{ field, operator: 'lte' as const, value: to }]),
    ];
  });

function testOf({ operator, value: wanted }: Condition): (value: unknown) => boolean {
  if (operator === 'eq') return (value) => value === wanted;
  if (operator === 'contains') {
    const part = fold(wanted).trim();
    return (value) => fold(String(value)).includes(part);
  }
  const actual = typeof wanted === 'number' ? Number : String;
  return operator === 'gte' ? (value) => actual(value) >= wanted : (value) => actual(value) <= wanted;
}

/** It does not occur in any text, so a search never matches across two values. */
const separator = '\u0000';

const searchTexts = new WeakMap<object, string>();

/** It is cached to keep typing fast. Each row belongs to one kind. */
function searchTextOf(kind: RecordDescription, row: object): string {
  const cached = searchTexts.get(row);
  if (cached !== undefined) return cached;
  const text = fold(
    fieldsIn(kind, 'search')
      .map(([name]) => String(valueOf(row, name)))
      .join(separator),
  );
  searchTexts.set(row, text);
  return text;
}

export function matchingRows<Row extends object>(
  kind: RecordDescription,
  rows: readonly Row[],
  { search, filters }: { search: string; filters: Filters },
): readonly Row[] {
  const searched = fold(search).trim();
  const tests = conditionsOf(kind, filters).map((condition) => [condition.field, testOf(condition)] as const);
  return rows.filter(
    (row) =>
      tests.every(([field, test]) => test(valueOf(row, field))) &&
      (searched === '' || searchTextOf(kind, row).includes(searched)),
  );
}
