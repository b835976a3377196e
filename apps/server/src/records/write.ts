import type { RecordDescription, RowOf } from '@pcb/records/fields';
import { z } from 'zod';
import { audit } from '../database/audit.ts';
import type { Sql } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import type { Change } from '../http/change.ts';
import { columnsFor, keyOf, searchColumn, selectOf } from './columns.ts';
import type { Columns, StoredKind } from './kind.ts';

const versionedRow = z.looseObject({ _version: z.number() });
const keyRow = z.strictObject({ key: z.number() });

export interface Stored {
  row: RowOf<RecordDescription>;
  version: number;
}

export async function findRecord(sql: Sql, kind: StoredKind, key: number, { forUpdate = false } = {}): Promise<Stored> {
  const found = await readRow(
    sql,
    versionedRow,
    `select ${selectOf(kind)}, version as "_version" from ${kind.description.section}
     where ${keyOf(kind)} = $1 ${kind.only ? `and ${kind.only}` : ''} ${forUpdate ? 'for update' : ''}`,
    [key],
  );
  if (!found) throw new ApiError('notFound');
  const { _version: version, ...row } = found;
  return { row: kind.row.parse(row), version };
}

async function update(kind: StoredKind, key: number, columns: Columns, before: Stored, change: Change, action: string) {
  const { sql, actor, ipAddress } = change;
  const { section } = kind.description;
  const assignments = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`);
  await sql.query(`update ${section} set ${assignments.join(', ')}, version = version + 1 where ${keyOf(kind)} = $1`, [
    key,
    ...Object.values(columns),
  ]);
  await kind.afterSave?.(key, change, before.row);
  const after = await findRecord(sql, kind, key);
  const entry = { actor, ipAddress, action, kind: section, record: key };
  await audit(sql, { ...entry, before: before.row, after: after.row });
  return after;
}

/** Saves a form unless the record has changed since `version`. The error then contains the current record. */
export async function saveRecord(kind: StoredKind, key: number, values: object, version: number, change: Change) {
  const before = await findRecord(change.sql, kind, key, { forUpdate: true });
  if (before.version !== version) throw new ApiError('conflict', { current: before.row });
  const columns = {
    ...columnsFor(kind, values),
    ...searchColumn(kind, { ...before.row, ...values }),
    ...(await kind.derived?.(values, key, change.sql)),
  };
  return update(kind, key, columns, before, change, 'edit');
}

export async function setStatus(kind: StoredKind, key: number, status: string, change: Change) {
  const before = await findRecord(change.sql, kind, key, { forUpdate: true });
  return update(kind, key, { status }, before, change, 'set status');
}

export async function removeRecord(kind: StoredKind, key: number, change: Change) {
  const { sql, actor, ipAddress } = change;
  const { section } = kind.description;
  const before = await findRecord(sql, kind, key, { forUpdate: true });
  await sql.query(`delete from ${section} where ${keyOf(kind)} = $1`, [key]);
  await kind.afterRemove?.(change, before.row);
  await audit(sql, { actor, ipAddress, action: 'remove', kind: section, record: key, before: before.row });
}

async function insert(kind: StoredKind, values: object, sql: Sql): Promise<number> {
  const columns = { ...columnsFor(kind, values), ...searchColumn(kind, values) };
  const names = Object.keys(columns);
  const added = await readRow(
    sql,
    keyRow,
    `insert into ${kind.description.section} (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning ${keyOf(kind)} as key`,
    Object.values(columns),
  );
  if (!added) throw new Error('A table returned no number');
  return added.key;
}

export async function addRecord(kind: StoredKind, values: object, change: Change): Promise<number> {
  const { sql, actor, ipAddress } = change;
  const key = kind.insert ? await kind.insert(values, change) : await insert(kind, values, sql);
  const { row } = await findRecord(sql, kind, key);
  await audit(sql, { actor, ipAddress, action: 'add', kind: kind.description.section, record: key, after: row });
  return key;
}
