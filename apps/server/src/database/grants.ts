import type pg from 'pg';
import { z } from 'zod';
import { readRows } from './rows.ts';

const tableRow = z.strictObject({ schema: z.string(), table: z.string(), path: z.string() });

const everything = 'select, insert, update, delete';
const exceptions: Readonly<Record<string, string>> = {
  // A compromised application cannot change what was recorded.
  audit: 'select, insert',
  // A trigger refuses every update except the date of the credit note.
  invoices: 'select, insert, update',
  credit_notes: 'select, insert',
  payments: 'select, insert',
  migrations: 'select',
};

export async function grantTables(owner: pg.Client, role: string): Promise<void> {
  const rows = await readRows(
    owner,
    tableRow,
    `select relnamespace::regnamespace::text as schema, relname as table, oid::regclass::text as path from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
       and relowner = current_user::regrole`,
  );
  const to = owner.escapeIdentifier(role);
  const commands = rows.flatMap(({ schema, table, path }) => [
    `grant usage on schema ${schema} to ${to}`,
    `revoke all on ${path} from ${to}`,
    `grant ${exceptions[table] ?? everything} on ${path} to ${to}`,
  ]);
  await owner.query(commands.join(';'));
}
