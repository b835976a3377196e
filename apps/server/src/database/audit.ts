import type { Sql } from './pool.ts';

export interface AuditEntry {
  /** The id of who did it. */
  actor: number;
  action: string;
  kind: string;
  record: number;
  before?: object;
  after?: object;
}

/** Writes down a change, in its own transaction. The database refuses to change or delete what is written. */
export const audit = (sql: Sql, { actor, action, kind, record, before, after }: AuditEntry) =>
  sql.query('insert into audit (actor_id, action, kind, record_id, before, after) values ($1, $2, $3, $4, $5, $6)', [
    actor,
    action,
    kind,
    record,
    before,
    after,
  ]);
