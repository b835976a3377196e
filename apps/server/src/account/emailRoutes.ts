import { emailChange, emailConfirmation } from '@pcb/api/security';
import { users } from '@pcb/records/kinds';
import { Hono } from 'hono';
import { endAccess } from '../auth/access.ts';
import { storeCode, useCode } from '../auth/codes.ts';
import { confirmPassword } from '../auth/confirmPassword.ts';
import { tellBoth } from '../auth/editedAccount.ts';
import { guard } from '../auth/guard.ts';
import { renewSession } from '../auth/renewSession.ts';
import { newCode } from '../auth/secrets.ts';
import { countAttempt } from '../auth/throttle.ts';
import { audit } from '../database/audit.ts';
import { tx } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import { readBody } from '../http/body.ts';
import { type Env, ipOf, type Services } from '../http/types.ts';
import { addressTakenMail, verifyMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { searchText } from '../records/searchText.ts';

/** The address that a customer signs in with. A code that is sent to the new one confirms it. */
export function emailRoutes(services: Services): Hono<Env> {
  const { pool, config, onMail } = services;
  const app = new Hono<Env>();
  app.use(guard(services, 'customer'));

  app.post('/', async (context) => {
    const { id } = context.get('person');
    const { email, password } = await readBody(context, emailChange);
    await confirmPassword(context, services, password);
    const code = newCode();
    // The same for an address that has an account, except for the mail. Its code is sent to nobody.
    await tx(pool, async (sql) => {
      await countAttempt(sql, 'mail', email);
      await storeCode(sql, { id, email }, 'email', code);
      const taken = await sql.query('select from users where lower(email) = lower($1) and id <> $2', [email, id]);
      await queueMail(sql, { to: email, ...(taken.rowCount ? addressTakenMail : verifyMail(code)) });
    });
    onMail();
    return context.body(null, 202);
  });

  app.post('/confirm', async (context) => {
    const { id } = context.get('person');
    const { code } = await readBody(context, emailConfirmation);
    await countAttempt(pool, 'signIn', 'email', String(id));
    const email = await useCode(pool, id, 'email', code);
    if (email === undefined) throw new ApiError('wrongCredentials');
    await tx(pool, async (sql) => {
      const { rows } = await sql.query<{ name: string; email: string }>(
        'select name, email from users where id = $1 for update',
        [id],
      );
      const [before] = rows;
      if (!before) throw new ApiError('signedOut');
      await sql.query(
        `update users set email = $2, verified_at = now(), search_text = $3, version = version + 1 where id = $1`,
        [id, email, searchText(users, { name: before.name, email })],
      );
      await endAccess(sql, id);
      await audit(sql, {
        ...{ actor: id, action: 'change address', kind: 'users', record: id, address: ipOf(context, config) },
        before: { email: before.email },
        after: { email },
      });
      await tellBoth(sql, before.email, email);
    });
    onMail();
    await renewSession(context, services, 'customer');
    return context.body(null, 204);
  });
  return app;
}
