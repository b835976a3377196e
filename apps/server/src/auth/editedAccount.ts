import { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { addressChangedMail, deactivatedMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { endAccess } from './access.ts';

const accessRow = z.strictObject({
  email: z.string(),
  status: z.string(),
});

type Access = z.output<typeof accessRow>;

/** Their domains are in ASCII. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export async function notifyBothAddresses(sql: Sql, from: string, to: string): Promise<void> {
  for (const mailbox of [from, to]) await queueMail(sql, { to: mailbox, ...addressChangedMail(to) });
}

/** Ends all access to an account if an administrator's edit has changed its address or status, and tells the owner. */
export async function afterEdit(sql: Sql, id: number, before: Access): Promise<void> {
  const after = await readRow(sql, accessRow, 'select email, status from users where id = $1', [id]);
  if (!after) return;
  const isElsewhere = !isSame(before.email, after.email);
  if (!isElsewhere && before.status === after.status) return;
  await endAccess(sql, id);
  if (isElsewhere) {
    await sql.query('update users set verified_at = null where id = $1', [id]);
    await notifyBothAddresses(sql, before.email, after.email);
  }
  if (before.status === 'Active' && after.status !== 'Active')
    await queueMail(sql, { to: after.email, ...deactivatedMail });
}
