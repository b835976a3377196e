import { closing } from '@pcb/api/security';
import { Hono } from 'hono';
import { confirmPassword } from '../auth/confirmPassword.ts';
import { guard } from '../auth/guard.ts';
import { endSession } from '../auth/sessions.ts';
import { countAttempt } from '../auth/throttle.ts';
import { audit } from '../database/audit.ts';
import { tx } from '../database/pool.ts';
import { readBody } from '../http/body.ts';
import { type Env, ipOf, type Services } from '../http/types.ts';
import { closeAccount } from './closeAccount.ts';
import { exportAccount } from './exportAccount.ts';

/** What a customer does with the whole account: a copy of its data, and its end. */
export function accountRoutes(services: Services): Hono<Env> {
  const { pool, config, onMail } = services;
  const app = new Hono<Env>();
  app.use(guard(services, 'customer'));

  app.get('/export', async (context) => {
    const { id } = context.get('person');
    await countAttempt(pool, 'export', String(id));
    await audit(pool, { actor: id, action: 'export', kind: 'users', record: id, address: ipOf(context, config) });
    return exportAccount(services, id);
  });

  app.post('/closing', async (context) => {
    const { password } = await readBody(context, closing);
    await confirmPassword(context, services, password);
    await tx(pool, (sql) => closeAccount(sql, context.get('person').id, ipOf(context, config)));
    await endSession(context, services, 'customer');
    onMail();
    return context.body(null, 204);
  });
  return app;
}
