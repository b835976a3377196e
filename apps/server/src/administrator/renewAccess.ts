import type { AdministratorRights } from '@pcb/records/rights';
import { z } from 'zod';
import { endAccess } from '../auth/access.ts';
import { unusableHash } from '../auth/passwords.ts';
import { audit } from '../database/audit.ts';
import type { Sql } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { accessRenewedMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { StartError } from '../startError.ts';
import { addInvitation, addInvited } from '../team/members.ts';

interface RenewalOptions {
  email: string;
  rights?: AdministratorRights | undefined;
  add: boolean;
}

const foundRow = z.strictObject({
  id: z.number(),
  role: z.string(),
  email: z.string(),
});

type Found = z.output<typeof foundRow>;

async function reset(sql: Sql, { id, email }: Found, rights: AdministratorRights | undefined) {
  await sql.query(
    `update users set password_hash = $2, rights = coalesce($3, rights), status = 'Active', verified_at = null where id = $1`,
    [id, unusableHash, rights],
  );
  for (const table of ['second_factors', 'recovery_codes'])
    await sql.query(`delete from ${table} where user_id = $1`, [id]);
  await endAccess(sql, id);
  await queueMail(sql, { to: email, ...accessRenewedMail });
}

/**
 * Lets an administrator choose a new password and second factor; call it in a transaction. Returns the token of an
 * invitation.
 * @throws a StartError if nobody or a customer has the address
 */
export async function renewAccess(sql: Sql, { email, rights, add }: RenewalOptions): Promise<string> {
  const found = await readRow(
    sql,
    foundRow,
    'select id, role, email from users where lower(email) = lower($1) for update',
    [email],
  );
  if (found && found.role !== 'administrator')
    throw new StartError(`${email} belongs to a customer. An administrator needs another address.`);
  if (!found && !add) throw new StartError(`No administrator has the address ${email}. To add one, use --add.`);
  if (found) await reset(sql, found, rights);
  const id = found?.id ?? (await addInvited(sql, { name: 'Administrator', email, rights: rights ?? 'all' }));
  if (id === undefined) throw new StartError(`${email} was added by somebody else at this moment. Try again.`);
  // All counters: they are hashes, so this account's cannot be distinguished.
  await sql.query('delete from throttle');
  await audit(sql, { actor: null, action: 'renew access', kind: 'team', record: id, after: { email, rights, add } });
  return addInvitation(sql, id);
}
