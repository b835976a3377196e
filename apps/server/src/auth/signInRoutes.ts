import { credentials, type Session } from '@pcb/api/session';
import { type Context, Hono } from 'hono';
import { tx } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import { readBody } from '../http/body.ts';
import type { Services } from '../http/types.ts';
import { countSignIn } from './attempts.ts';
import { codeRoutes } from './codeRoutes.ts';
import { finishSignIn } from './finishSignIn.ts';
import { isPassword } from './passwords.ts';
import { startSecondStep } from './secondStep.ts';
import { secondStepRoutes } from './secondStepRoutes.ts';
import { personOf, type Role, signOut } from './sessions.ts';
import { findAccount } from './users.ts';
import { sendCode, verificationRoutes } from './verificationRoutes.ts';

/** Signing in and out, and who is signed in. */
export function signInRoutes(services: Services): Hono {
  const { pool, onMail } = services;
  const app = new Hono();

  async function signIn(context: Context, role: Role) {
    const { email, password } = await readBody(context, credentials);
    const attempt = await countSignIn(context, services, role, email);
    const account = await findAccount(pool, role, email);
    const isRight = await isPassword(account?.passwordHash, password);
    if (!account || !isRight || account.status !== 'Active') throw await attempt.refuse(account?.id);
    if (!account.isVerified) {
      await tx(pool, (sql) => sendCode(sql, account));
      onMail();
      throw new ApiError('unverified');
    }
    await attempt.forget();
    if (role === 'administrator') return context.json(await startSecondStep(context, services, account));
    await finishSignIn(context, services, role, account.id, account.passwordHash);
    return context.body(null, 204);
  }

  app.get('/', async (context) => {
    const customer = await personOf(context, services, 'customer');
    const administrator = await personOf(context, services, 'administrator');
    return context.json({
      customer: customer ? { name: customer.name, email: customer.email } : null,
      isAdministrator: administrator !== undefined,
      rights: administrator?.rights ?? null,
    } satisfies Session);
  });
  app.route('/customer/code', codeRoutes(services));
  app.route('/administrator/code', secondStepRoutes(services));
  app.route('/customer/verification', verificationRoutes(services));
  for (const role of ['customer', 'administrator'] as const) {
    app.post(`/${role}`, (context) => signIn(context, role));
    app.delete(`/${role}`, async (context) => {
      await signOut(context, services, role);
      return context.body(null, 204);
    });
  }
  return app;
}
