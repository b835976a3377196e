import { registration, verification } from '@pcb/api/session';
import { Hono } from 'hono';
import { audit } from '../database/audit.ts';
import { type Sql, tx } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import { readBody } from '../http/body.ts';
import { addressOf, type Services } from '../http/types.ts';
import { alreadyRegisteredMail, verifyMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { isCode, storeCode } from './codes.ts';
import { hashPassword } from './passwords.ts';
import { newCode } from './secrets.ts';
import { countAttempt } from './throttle.ts';
import { addAccount, findAccount } from './users.ts';

/** Sends a new code to an unconfirmed address. Call it in a transaction. */
export async function sendCode(sql: Sql, { id, email }: { id: number; email: string }) {
  await countAttempt(sql, 'mail', email);
  const code = newCode();
  await storeCode(sql, id, 'verify', code);
  await queueMail(sql, { to: email, ...verifyMail(code) });
}

/** New accounts. The response is the same whether or not the address has an account; the mail is not. */
export function registrationRoutes({ pool, config, onMail }: Services): Hono {
  const app = new Hono();

  app.post('/', async (context) => {
    const { name, email, password } = await readBody(context, registration);
    await countAttempt(pool, 'register', addressOf(context, config));
    const passwordHash = await hashPassword(password);
    await tx(pool, async (sql) => {
      const id = await addAccount(sql, { role: 'customer', name, email, passwordHash, isVerified: false });
      if (id !== undefined) return sendCode(sql, { id, email });
      await countAttempt(sql, 'mail', email);
      await queueMail(sql, { to: email, ...alreadyRegisteredMail });
    });
    onMail();
    return context.body(null, 202);
  });

  app.post('/verify', async (context) => {
    const { email, code } = await readBody(context, verification);
    const address = addressOf(context, config);
    await countAttempt(pool, 'signInFrom', address);
    await countAttempt(pool, 'signIn', 'verify', email, address);
    const account = await findAccount(pool, 'customer', email);
    if (!account || !(await isCode(pool, account.id, 'verify', code))) throw new ApiError('wrongCredentials');
    await tx(pool, async (sql) => {
      await sql.query('update users set verified_at = coalesce(verified_at, now()) where id = $1', [account.id]);
      await audit(sql, { actor: account.id, action: 'register', kind: 'users', record: account.id });
    });
    return context.body(null, 204);
  });
  return app;
}
