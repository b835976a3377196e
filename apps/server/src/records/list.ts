import type { ListQuery, Page } from '@pcb/api/records';
import { day } from '@pcb/api/values';
import type { RecordDescription, RowOf } from '@pcb/records/fields';
import { conditionsOf } from '@pcb/records/filters';
import { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { readRow, readRows } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import { parseAs } from '../http/body.ts';
import { conditionSql, keyOf, selectOf, type SortKey, sortOf } from './columns.ts';
import type { StoredKind } from './kind.ts';
import { likePattern } from './searchText.ts';

const countRow = z.strictObject({ count: z.number() });
const keyedRow = z.looseObject({ _key: z.union([z.string(), z.number()]), _number: z.number() });

/** An exact count of more rows is slow and not useful. */
const maxCounted = 10_000;

/** The end of the previous page, and the count of the first page. Validated, because the client returns it. */
const cursorSchema = z.strictObject({
  by: z.string(),
  key: z.union([z.string(), z.int()]),
  number: z.int(),
  count: z.int().min(0),
});
type Cursor = z.output<typeof cursorSchema>;

const writeCursor = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function readCursor(text: string, by: string, { type }: SortKey): Cursor {
  const cursor = parseAs(cursorSchema, Buffer.from(text, 'base64url').toString());
  const fits = type === 'bigint' ? typeof cursor.key === 'number' : typeof cursor.key === 'string';
  const isDay = type !== 'date' || day.safeParse(cursor.key).success;
  if (cursor.by !== by || !fits || !isDay) throw new ApiError('invalid', { fields: { cursor: 'otherList' } });
  return cursor;
}

function parameters() {
  const values: unknown[] = [];
  return { values, add: (value: unknown) => `$${values.push(value)}` };
}
type Add = ReturnType<typeof parameters>['add'];

function conditionsIn(kind: StoredKind, { search = '', filters = {} }: ListQuery, add: Add): readonly string[] {
  return [
    ...(kind.only ? [kind.only] : []),
    ...(search.trim() === '' ? [] : [`search_text like ${add(likePattern(search))}`]),
    ...conditionsOf(kind.description, filters).map((condition) => conditionSql(kind, condition, add)),
  ];
}

const whereOf = (conditions: readonly string[]) => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '');

async function countUpTo(sql: Sql, kind: StoredKind, query: ListQuery): Promise<number> {
  const { values, add } = parameters();
  const where = whereOf(conditionsIn(kind, query, add));
  const found = await readRow(
    sql,
    countRow,
    `select count(*) from (select from ${kind.description.section} ${where} limit ${maxCounted + 1}) found`,
    values,
  );
  return found?.count ?? 0;
}

/**
 * Continues after the last row of the previous page, so that the last page is as fast as the first. A few matching rows
 * are materialised before they are sorted: otherwise the planner may walk the index of the sort column past all other
 * rows.
 */
export async function listPage(sql: Sql, kind: StoredKind, query: ListQuery): Promise<Page<RowOf<RecordDescription>>> {
  const by = query.sort?.by ?? 'id';
  const direction = (query.sort?.direction ?? 'descending') === 'ascending' ? 'asc' : 'desc';
  const sort = sortOf(kind, by);
  const key = keyOf(kind);
  const from = query.cursor === undefined ? undefined : readCursor(query.cursor, by, sort);
  const count = from?.count ?? (await countUpTo(sql, kind, query));

  const { values, add } = parameters();
  const conditions = conditionsIn(kind, query, add);
  const after = from
    ? `(${sort.sql}, ${key}) ${direction === 'asc' ? '>' : '<'} (${add(from.key)}::${sort.type}, ${add(from.number)}::bigint)`
    : undefined;
  const page = (source: string, where: readonly string[]) =>
    `select ${selectOf(kind)}, ${sort.sql} as "_key", ${key} as "_number" from ${source} ${whereOf(where)}
     order by ${sort.sql} ${direction}, ${key} ${direction} limit ${query.limit + 1}`;
  const cursorCondition = after ? [after] : [];
  const isSmall = conditions.length > 0 && count <= maxCounted;
  const text = isSmall
    ? `with found as materialized (select * from ${kind.description.section} ${whereOf(conditions)}) ${page('found', cursorCondition)}`
    : page(kind.description.section, [...conditions, ...cursorCondition]);
  const rows = await readRows(sql, keyedRow, text, values);

  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    rows: shown.map(({ _key, _number, ...row }) => kind.row.parse(row)),
    nextCursor:
      last && rows.length > query.limit ? writeCursor({ by, key: last._key, number: last._number, count }) : null,
    total: { count: Math.min(count, maxCounted), isMinimum: count > maxCounted },
  };
}
