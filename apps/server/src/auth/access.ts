import { audit } from '../database/audit.ts';
import type { Sql } from '../database/pool.ts';
import { emailRow, readRows } from '../database/rows.ts';
import { passwordChangedMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';

/** Ends sessions, mailed codes and links, and the memory of browsers. Call it in the transaction of the change. */
export async function endAccess(sql: Sql, userId: number): Promise<void> {
  for (const table of ['sessions', 'second_steps', 'codes', 'browsers'])
    await sql.query(`delete from ${table} where user_id = $1`, [userId]);
}

interface NewPassword {
  passwordHash: string;
  action: 'reset password' | 'change password';
  ipAddress: string;
}

/** Sets a password in a transaction, ends all access, and tells the owner. */
export async function setPassword(sql: Sql, userId: number, { passwordHash, action, ipAddress }: NewPassword) {
  // Having the link of a mail or a session proves the address.
  const rows = await readRows(
    sql,
    emailRow,
    `update users set password_hash = $2, verified_at = coalesce(verified_at, now()) where id = $1 returning email`,
    [userId, passwordHash],
  );
  await endAccess(sql, userId);
  await audit(sql, { actor: userId, action, kind: 'users', record: userId, ipAddress });
  for (const { email } of rows) await queueMail(sql, { to: email, ...passwordChangedMail });
}
