import type { Sql } from './pool.ts';

export interface AuditEntry {
  /** The id of the user who made the change. */
  actor: number;
  action: string;
  kind: string;
  record: number;
  before?: object;
  after?: object;
}

/** Records a change; call it in the transaction of the change. The database refuses to update or delete the record. */
export const audit = (sql: Sql, { actor, action, kind, record, before, after }: AuditEntry) =>
  sql.query('insert into audit (actor_id, action, kind, record_id, before, after) values ($1, $2, $3, $4, $5, $6)', [
    actor,
    action,
    kind,
    record,
    before,
    after,
  ]);
