import type { Sql } from './pool.ts';

export interface AuditEntry {
  /** The id of the user; `null` if nobody was signed in. */
  actor: number | null;
  action: string;
  kind: string;
  /** `null` if no record is affected. */
  record: number | null;
  /** The IP address of the request, for account events and exports. */
  address?: string;
  before?: object;
  after?: object;
}

/**
 * Records a change or an event; call it in the transaction of the change. The database refuses to update or delete the
 * record.
 */
export const audit = (sql: Sql, { actor, action, kind, record, address, before, after }: AuditEntry) =>
  sql.query(
    'insert into audit (actor_id, action, kind, record_id, address, before, after) values ($1, $2, $3, $4, $5, $6, $7)',
    [actor, action, kind, record, address, before, after],
  );
