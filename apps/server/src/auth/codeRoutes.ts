import { codeRequest, codeSignIn } from '@pcb/api/session';
import { Hono } from 'hono';
import { type Sql, tx } from '../database/pool.ts';
import { readBody } from '../http/body.ts';
import type { Services } from '../http/types.ts';
import { signInMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { countMail, countSignIn } from './attempts.ts';
import { storeCode, useCode } from './codes.ts';
import { finishSignIn } from './finishSignIn.ts';
import { newCode } from './secrets.ts';
import { findAccount } from './users.ts';

/** Signing in with a code sent by mail, instead of a password. */
export function codeRoutes(services: Services): Hono {
  const { pool, config, onMail } = services;
  const app = new Hono();

  /** The account, if it may sign in with a code. An unconfirmed address may belong to somebody else. */
  async function accountOf(sql: Sql, email: string) {
    const account = await findAccount(sql, 'customer', email);
    return account?.status === 'Active' && account.isVerified ? account : undefined;
  }

  app.post('/', async (context) => {
    const { email } = await readBody(context, codeRequest);
    // Commits once whether or not there is an account: the time of another write to the disk would give it away.
    await tx(pool, async (sql) => {
      await countMail(context, config, sql, 'code', email);
      const account = await accountOf(sql, email);
      if (!account) return;
      const code = newCode();
      await storeCode(sql, account, 'signIn', code);
      await queueMail(sql, { to: account.email, ...signInMail(code) });
    });
    onMail();
    return context.body(null, 202);
  });

  app.post('/confirm', async (context) => {
    const { email, code } = await readBody(context, codeSignIn);
    const attempt = await countSignIn(context, services, 'code', email);
    const account = await accountOf(pool, email);
    if (!account || (await useCode(pool, account.id, 'signIn', code, attempt)) === undefined)
      throw await attempt.refuse(account?.id);
    await attempt.forget();
    await finishSignIn(context, services, 'customer', account.id, account.passwordHash);
    return context.body(null, 204);
  });
  return app;
}
