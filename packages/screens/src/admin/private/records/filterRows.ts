import { fold } from '@pcb/text/fold';
import { type Condition, filters as filterTypes, meets, type RangeText } from './filters.ts';
import { fieldsIn, fieldsOf, type RecordField, type RecordKind, valueOf } from './recordKind.ts';
import { textOf } from './valueTypes.ts';

/** The filters of a list that are set, by field, and the search text. */
export type RecordFilters = Readonly<Record<string, string>>;

/** Occurs in no text, so a search never matches across two values. */
const separator = '\u0000';

const searchTexts = new WeakMap<object, string>();

/** The text of a row to search in, cached to keep typing fast. A row is of one kind. */
function searchTextOf(kind: RecordKind, row: object): string {
  const cached = searchTexts.get(row);
  if (cached !== undefined) return cached;
  const searched = fieldsIn(kind, 'search');
  const text = fold(searched.map(([name, field]) => textOf(row, name, field)).join(separator));
  searchTexts.set(row, text);
  return text;
}

interface ValidFilter {
  name: string;
  field: RecordField;
  conditions: readonly Condition[];
  /** The filter in words, without the label of its field. */
  shown: (copy: RangeText) => string;
}

/** The filters by field that are valid, in the order of the fields. */
export const validFilters = (kind: RecordKind, filters: RecordFilters): readonly ValidFilter[] =>
  fieldsOf(kind, ({ filter }) => filter).flatMap(([name, field]) => {
    const text = filters[name] ?? '';
    const type = field.filter && filterTypes[field.filter];
    const conditions = type?.read(text, field);
    return type && conditions ? [{ name, field, conditions, shown: (copy) => type.shown(text, field, copy) }] : [];
  });

const searchIn = ({ search = '' }: RecordFilters) => fold(search).trim();

/** Whether a search or any valid filter is set. */
export const isFiltered = (kind: RecordKind, filters: RecordFilters) =>
  searchIn(filters) !== '' || validFilters(kind, filters).length > 0;

/** The rows that match the search and all valid filters, in their original order. */
export function filterRows<Row extends object>(
  rows: readonly Row[],
  filters: RecordFilters,
  kind: RecordKind,
): readonly Row[] {
  const search = searchIn(filters);
  const valid = validFilters(kind, filters);
  return rows.filter(
    (row) =>
      valid.every(({ name, conditions }) => conditions.every((condition) => meets(condition, valueOf(row, name)))) &&
      (search === '' || searchTextOf(kind, row).includes(search)),
  );
}
