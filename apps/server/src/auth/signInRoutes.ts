import type { Credentials } from '@pcb/api/session';
import type { Context } from 'hono';
import { transaction } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../http/types.ts';
import { countSignIn } from './attempts.ts';
import { finishSignIn } from './finishSignIn.ts';
import { isPassword } from './passwords.ts';
import { startSecondStep } from './secondStep.ts';
import { personOf, type Role, signOut } from './sessions.ts';
import { type Account, findAccount } from './users.ts';
import { sendCode } from './verificationRoutes.ts';

export function signInRoutes({ handle }: Handlers, services: Services) {
  const { pool, onMail } = services;

  async function checkPassword(context: Context, role: Role, { email, password }: Credentials): Promise<Account> {
    const attempt = await countSignIn(context, services, role, email);
    const account = await findAccount(pool, role, email);
    const isCorrect = await isPassword(account?.passwordHash, password);
    if (!account || !isCorrect || account.status !== 'Active') throw await attempt.refuse(account?.id);
    if (!account.isVerified) {
      await transaction(pool, (sql) => sendCode(sql, account));
      onMail();
      throw new ApiError('unverified');
    }
    await attempt.forget();
    return account;
  }

  handle('GET /api/session', async (context) => {
    const customer = await personOf(context, services, 'customer');
    const administrator = await personOf(context, services, 'administrator');
    return {
      customer: customer ? { name: customer.name, email: customer.email } : null,
      isAdministrator: administrator !== undefined,
      rights: administrator?.rights ?? null,
    };
  });
  handle('POST /api/session/customer', async (context, { body }) => {
    const { id, passwordHash } = await checkPassword(context, 'customer', body);
    await finishSignIn(context, services, 'customer', id, passwordHash);
  });
  handle('POST /api/session/administrator', async (context, { body }) =>
    startSecondStep(context, services, await checkPassword(context, 'administrator', body)),
  );
  for (const role of ['customer', 'administrator'] as const)
    handle(`DELETE /api/session/${role}`, async (context) => signOut(context, services, role));
}
