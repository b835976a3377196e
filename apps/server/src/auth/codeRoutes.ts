import { type Sql, transaction } from '../database/pool.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../http/types.ts';
import { signInMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { countMail, countSignIn } from './attempts.ts';
import { storeCode, consumeCode } from './codes.ts';
import { finishSignIn } from './finishSignIn.ts';
import { newCode } from './secrets.ts';
import { findAccount } from './users.ts';

export function codeRoutes({ handle }: Handlers, services: Services) {
  const { pool, config, onMail } = services;

  /** `undefined` for an unconfirmed address, which may belong to somebody else. */
  async function accountOf(sql: Sql, email: string) {
    const account = await findAccount(sql, 'customer', email);
    return account?.status === 'Active' && account.isVerified ? account : undefined;
  }

  handle('POST /api/session/customer/code', async (context, { body: { email } }) => {
    // Commits once with or without an account: the time of another write to disk would reveal it.
    await transaction(pool, async (sql) => {
      await countMail(context, config, sql, 'code', email);
      const account = await accountOf(sql, email);
      if (!account) return;
      const code = newCode();
      await storeCode(sql, account, 'signIn', code);
      await queueMail(sql, { to: account.email, ...signInMail(code) });
    });
    onMail();
  });

  handle('POST /api/session/customer/code/confirm', async (context, { body: { email, code } }) => {
    const attempt = await countSignIn(context, services, 'code', email);
    const account = await accountOf(pool, email);
    if (!account || (await consumeCode(pool, account.id, 'signIn', code, attempt)) === undefined)
      throw await attempt.refuse(account?.id);
    await attempt.forget();
    await finishSignIn(context, services, 'customer', account.id, account.passwordHash);
  });
}
