import { reset, resetRequest } from '@pcb/api/session';
import { Hono } from 'hono';
import { audit } from '../database/audit.ts';
import { tx } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import { readBody } from '../http/body.ts';
import { addressOf, type Services } from '../http/types.ts';
import { passwordChangedMail, resetMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { storeCode, useToken } from './codes.ts';
import { hashPassword } from './passwords.ts';
import { newToken } from './secrets.ts';
import { countAttempt } from './throttle.ts';
import { findAccount } from './users.ts';

/** Forgotten passwords. The link opens the sign-in page, because the specification fixes the site's paths. */
export function resetRoutes({ pool, config, onMail }: Services): Hono {
  const app = new Hono();

  app.post('/', async (context) => {
    const { email } = await readBody(context, resetRequest);
    const origin = config.PUBLIC_URL ?? new URL(context.req.url).origin;
    // Commits once whether or not there is an account: the time of another write to the disk would give it away.
    await tx(pool, async (sql) => {
      await countAttempt(sql, 'register', 'reset', addressOf(context, config));
      await countAttempt(sql, 'mail', 'reset', email);
      const account = await findAccount(sql, 'customer', email);
      if (account?.status !== 'Active') return;
      const token = newToken();
      await storeCode(sql, account.id, 'reset', token);
      // In the fragment, which browsers do not send, so that no server logs it.
      await queueMail(sql, { to: account.email, ...resetMail(new URL(`/login#reset=${token}`, origin).href) });
    });
    onMail();
    return context.body(null, 202);
  });

  app.post('/confirm', async (context) => {
    const { token, password } = await readBody(context, reset);
    await countAttempt(pool, 'register', 'confirm', addressOf(context, config));
    const passwordHash = await hashPassword(password);
    await tx(pool, async (sql) => {
      const id = await useToken(sql, token);
      if (id === undefined) throw new ApiError('wrongCredentials');
      // The link also confirms the address: only its owner can have it.
      const { rows } = await sql.query<{ email: string }>(
        `update users set password_hash = $2, verified_at = coalesce(verified_at, now()) where id = $1 returning email`,
        [id, passwordHash],
      );
      await sql.query('delete from sessions where user_id = $1', [id]);
      await audit(sql, { actor: id, action: 'reset password', kind: 'users', record: id });
      for (const { email } of rows) await queueMail(sql, { to: email, ...passwordChangedMail });
    });
    onMail();
    return context.body(null, 204);
  });
  return app;
}
