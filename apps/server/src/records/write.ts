import { audit } from '../database/audit.ts';
import type { Sql } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import type { Change, Columns, RecordKind } from './kind.ts';

/** A record with its version, which increases with each change. */
export interface Stored {
  row: object;
  version: number;
}

export async function findRecord(sql: Sql, kind: RecordKind, key: number, lock = ''): Promise<Stored> {
  const { rows } = await sql.query<{ _version: number }>(
    `select ${kind.select}, version as "_version" from ${kind.table}
     where ${kind.key} = $1 ${kind.only ? `and ${kind.only}` : ''} ${lock}`,
    [key],
  );
  const [found] = rows;
  if (!found) throw new ApiError('notFound');
  const { _version: version, ...row } = found;
  return { row, version };
}

async function update(kind: RecordKind, key: number, columns: Columns, before: Stored, change: Change, action: string) {
  const { sql, actor, address } = change;
  const names = Object.keys(columns);
  const assignments = names.map((name, index) => `${name} = $${index + 2}`);
  await sql.query(`update ${kind.table} set ${assignments.join(', ')}, version = version + 1 where ${kind.key} = $1`, [
    key,
    ...Object.values(columns),
  ]);
  await kind.afterSave?.(key, change, before.row as never);
  const after = await findRecord(sql, kind, key);
  const entry = { actor, address, action, kind: kind.name, record: key };
  await audit(sql, { ...entry, before: before.row, after: after.row });
  return after;
}

/** Saves a form unless the record has changed since `version`. The error then contains the current record. */
export async function saveRecord(kind: RecordKind, key: number, values: object, version: number, change: Change) {
  if (!kind.edit) throw new ApiError('notFound');
  const before = await findRecord(change.sql, kind, key, 'for update');
  if (before.version !== version) throw new ApiError('conflict', { current: before.row });
  const columns = await kind.edit.columns(values as never, key, change.sql);
  return update(kind, key, columns, before, change, 'edit');
}

/** Sets the status, whatever the version of the record. */
export async function setStatus(kind: RecordKind, key: number, status: string, change: Change) {
  const before = await findRecord(change.sql, kind, key, 'for update');
  return update(kind, key, { status }, before, change, 'set status');
}

export async function removeRecord(kind: RecordKind, key: number, change: Change) {
  const { sql, actor, address } = change;
  const before = await findRecord(sql, kind, key, 'for update');
  await sql.query(`delete from ${kind.table} where ${kind.key} = $1`, [key]);
  await kind.afterRemove?.(change, before.row as never);
  await audit(sql, { actor, address, action: 'remove', kind: kind.name, record: key, before: before.row });
}

export async function addRecord(kind: RecordKind, values: object, change: Change): Promise<number> {
  if (!kind.add) throw new ApiError('notFound');
  const { sql, actor, address } = change;
  const key = await kind.add.insert(values as never, change);
  const { row } = await findRecord(sql, kind, key);
  await audit(sql, { actor, address, action: 'add', kind: kind.name, record: key, after: row });
  return key;
}
