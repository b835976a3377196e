import type { Sql } from './pool.ts';

interface AuditEntry {
  actor: number | null;
  action: string;
  kind: string;
  record: number | null;
  ipAddress?: string;
  before?: object;
  after?: object;
}

/** Call it in the transaction of the change. The database refuses to update or delete the record. */
export const audit = (sql: Sql, { actor, action, kind, record, ipAddress, before, after }: AuditEntry) =>
  sql.query(
    'insert into audit (actor_id, action, kind, record_id, address, before, after) values ($1, $2, $3, $4, $5, $6, $7)',
    [actor, action, kind, record, ipAddress, before, after],
  );
