import { audit } from '../database/audit.ts';
import { type Sql, transaction } from '../database/pool.ts';
import type { Handlers } from '../http/handlers.ts';
import { ipAddressOf } from '../http/ipAddress.ts';
import type { Services } from '../http/types.ts';
import { verifyMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { countSignIn } from './attempts.ts';
import { storeCode, consumeCode } from './codes.ts';
import { newCode } from './secrets.ts';
import { countAttempt } from './throttle.ts';
import { findAccount } from './users.ts';

export async function sendCode(sql: Sql, account: { id: number; email: string }): Promise<void> {
  await countAttempt(sql, 'mail', account.email);
  const code = newCode();
  await storeCode(sql, account, 'verify', code);
  await queueMail(sql, { to: account.email, ...verifyMail(code) });
}

export function verificationRoutes({ handle }: Handlers, services: Services) {
  const { pool, config } = services;

  handle('POST /api/session/customer/verification', async (context, { body: { email, code } }) => {
    const attempt = await countSignIn(context, services, 'verify', email);
    const account = await findAccount(pool, 'customer', email);
    if (!account || (await consumeCode(pool, account.id, 'verify', code, attempt)) === undefined)
      throw await attempt.refuse(account?.id);
    await transaction(pool, async (sql) => {
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
        ipAddress: ipAddressOf(context, config),
      });
    });
  });
}
