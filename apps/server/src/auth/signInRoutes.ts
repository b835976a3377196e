import { credentials, type Session } from '@pcb/api/session';
import { type Context, Hono } from 'hono';
import { tx } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import { readBody } from '../http/body.ts';
import { addressOf, type Services } from '../http/types.ts';
import { codeRoutes } from './codeRoutes.ts';
import { enter } from './enter.ts';
import { sendCode } from './registrationRoutes.ts';
import { isPassword } from './passwords.ts';
import { endSession, personOf, type Role } from './sessions.ts';
import { countAttempt, forgetAttempts } from './throttle.ts';
import { findAccount } from './users.ts';

/** Signing in and out, and who is signed in. */
export function signInRoutes(services: Services): Hono {
  const { pool, config, onMail } = services;
  const app = new Hono();

  async function signIn(context: Context, role: Role) {
    const { email, password } = await readBody(context, credentials);
    const address = addressOf(context, config);
    await countAttempt(pool, 'signInFrom', address);
    await countAttempt(pool, 'signIn', role, email, address);
    await countAttempt(pool, 'signInAnywhere', role, email);
    const account = await findAccount(pool, role, email);
    const isRight = await isPassword(account?.passwordHash, password);
    if (!account || !isRight || account.status !== 'Active') throw new ApiError('wrongCredentials');
    if (!account.isVerified) {
      await tx(pool, (sql) => sendCode(sql, account));
      onMail();
      throw new ApiError('unverified');
    }
    await forgetAttempts(pool, 'signIn', role, email, address);
    await enter(context, services, role, account.id);
    return context.body(null, 204);
  }

  app.get('/', async (context) => {
    const customer = await personOf(context, pool, 'customer');
    const administrator = await personOf(context, pool, 'administrator');
    return context.json({
      customer: customer ? { name: customer.name, email: customer.email } : null,
      isAdministrator: administrator !== undefined,
    } satisfies Session);
  });
  app.route('/customer/code', codeRoutes(services));
  for (const role of ['customer', 'administrator'] as const) {
    app.post(`/${role}`, (context) => signIn(context, role));
    app.delete(`/${role}`, async (context) => {
      await endSession(context, pool, config, role);
      return context.body(null, 204);
    });
  }
  return app;
}
