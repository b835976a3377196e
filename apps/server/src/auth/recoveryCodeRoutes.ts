import { newRecoveryCodes, type RecoveryCodes } from '@pcb/api/team';
import { Hono } from 'hono';
import { audit } from '../database/audit.ts';
import { tx } from '../database/pool.ts';
import { readBody } from '../http/body.ts';
import { type Env, ipOf, type Services } from '../http/types.ts';
import { recoveryCodesReplacedMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { countSecondFactor } from './attempts.ts';
import { isNextCode } from './authenticator.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';

/** New recovery codes for a signed-in administrator. Mount it behind the administrators' guard. */
export function recoveryCodeRoutes(services: Services): Hono<Env> {
  const { pool, config, onMail } = services;
  const app = new Hono<Env>();
  app.post('/', async (context) => {
    const { code } = await readBody(context, newRecoveryCodes);
    const { id, email } = context.get('person');
    const attempt = await countSecondFactor(context, services, { id, email });
    if (!(await isNextCode(pool, id, code))) throw await attempt.refuse();
    await attempt.forget();
    const address = ipOf(context, config);
    const recoveryCodes = await tx(pool, async (sql) => {
      await audit(sql, { actor: id, action: 'replace recovery codes', kind: 'team', record: id, address });
      await queueMail(sql, { to: email, ...recoveryCodesReplacedMail });
      return replaceRecoveryCodes(sql, id);
    });
    onMail();
    return context.json({ recoveryCodes } satisfies RecoveryCodes);
  });
  return app;
}
