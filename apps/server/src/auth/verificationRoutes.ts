import { verification } from '@pcb/api/session';
import { Hono } from 'hono';
import { audit } from '../database/audit.ts';
import { type Sql, tx } from '../database/pool.ts';
import { readBody } from '../http/body.ts';
import { ipOf, type Services } from '../http/types.ts';
import { verifyMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { countSignIn } from './attempts.ts';
import { storeCode, useCode } from './codes.ts';
import { newCode } from './secrets.ts';
import { countAttempt } from './throttle.ts';
import { findAccount } from './users.ts';

/** Sends a new code to an unconfirmed address. Call it in a transaction. */
export async function sendCode(sql: Sql, account: { id: number; email: string }): Promise<void> {
  await countAttempt(sql, 'mail', account.email);
  const code = newCode();
  await storeCode(sql, account, 'verify', code);
  await queueMail(sql, { to: account.email, ...verifyMail(code) });
}

/** Confirming the address that an administrator has given to an account. */
export function verificationRoutes(services: Services): Hono {
  const { pool, config } = services;
  const app = new Hono();

  app.post('/', async (context) => {
    const { email, code } = await readBody(context, verification);
    const attempt = await countSignIn(context, services, 'verify', email);
    const account = await findAccount(pool, 'customer', email);
    if (!account || (await useCode(pool, account.id, 'verify', code, attempt)) === undefined)
      throw await attempt.refuse(account?.id);
    await tx(pool, async (sql) => {
      const { id } = account;
      await sql.query(
        'update users set verified_at = coalesce(verified_at, now()) where id = $1 and lower(email) = lower($2)',
        [id, email],
      );
      await audit(sql, {
        actor: id,
        action: 'confirm address',
        kind: 'users',
        record: id,
        address: ipOf(context, config),
      });
    });
    return context.body(null, 204);
  });
  return app;
}
