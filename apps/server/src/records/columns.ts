import { type FieldType, fieldsOf, valueOf } from '@pcb/records/fields';
import type { Condition } from '@pcb/records/filters';
import { rupeesIn } from '@pcb/records/price';
import type { Columns, StoredKind } from './kind.ts';
import { likePattern, lineOf, searchText } from './searchText.ts';

export const keyOf = ({ description }: StoredKind): 'number' | 'id' =>
  description.fields.id.type === 'reference' ? 'number' : 'id';

export function columnOf(kind: StoredKind, name: string): string {
  if (name === 'id') return keyOf(kind);
  return kind.columns?.[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A price is free text, sorted by the amount in a separate column. */
const priceKey = (column: string) => `${column}_key`;

const withoutAmount = 1e15;

function amountIn(price: string): number {
  const rupees = rupeesIn(price);
  return Number.isNaN(rupees) ? withoutAmount : Math.min(Math.round(rupees * 100), withoutAmount);
}

const storedFields = ({ description }: StoredKind) => fieldsOf(description, ({ type }) => type !== 'password');

export const selectOf = (kind: StoredKind): string =>
  storedFields(kind)
    .map(([name, { type }]) => {
      const column = columnOf(kind, name);
      return `${type === 'reference' ? `'#' || ${column}` : column} as "${name}"`;
    })
    .join(', ');

export interface SortKey {
  sql: string;
  type: 'text' | 'bigint' | 'date';
}

const numbers: ReadonlySet<FieldType> = new Set(['reference', 'serial', 'count', 'money']);

export function sortOf(kind: StoredKind, name: string): SortKey {
  const column = columnOf(kind, name);
  const type = kind.description.fields[name]?.type ?? 'text';
  if (numbers.has(type)) return { sql: column, type: 'bigint' };
  if (type === 'price') return { sql: priceKey(column), type: 'bigint' };
  // An ICU collation differs between builds of PostgreSQL, so an upgrade could corrupt an index.
  return type === 'date' ? { sql: column, type } : { sql: `lower(${column}) collate "C"`, type: 'text' };
}

export function conditionSql(
  kind: StoredKind,
  { field, operator, value }: Condition,
  add: (value: unknown) => string,
): string {
  const column = columnOf(kind, field);
  const type = kind.description.fields[field]?.type;
  if (operator === 'eq') return `${column} = ${add(value)}`;
  if (operator !== 'contains')
    return `${column} ${operator === 'gte' ? '>=' : '<='} ${add(value)}::${type === 'date' ? 'date' : 'bigint'}`;
  const pattern = add(likePattern(value));
  if (type === 'date') return `to_char(${column}, 'YYYY-MM-DD') like ${pattern}`;
  // The index is on the whole search text. It narrows down the rows whose line is then compared.
  return `search_text like ${pattern} and ${lineOf(kind.description, field)} like ${pattern}`;
}

export const columnsFor = (kind: StoredKind, values: object): Columns => {
  const written = storedFields(kind).filter(
    ([name]) => name !== 'id' && Object.hasOwn(values, name) && !kind.computed?.includes(name),
  );
  const columns: Record<string, unknown> = {};
  for (const [name, { type }] of written) {
    const column = columnOf(kind, name);
    columns[column] = valueOf(values, name);
    if (type === 'price') columns[priceKey(column)] = amountIn(String(columns[column]));
  }
  return columns;
};

export const searchColumn = ({ description }: StoredKind, row: object): Columns => ({
  search_text: searchText(
    description,
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
  ),
});
