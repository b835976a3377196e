import { passwordChange, type SignedInBrowser } from '@pcb/api/security';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { audit } from '../database/audit.ts';
import { tx } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import { readBody } from '../http/body.ts';
import { type Env, ipOf, type Services } from '../http/types.ts';
import { setPassword } from './access.ts';
import { confirmPassword } from './confirmPassword.ts';
import { guard } from './guard.ts';
import { checkNewPassword } from './newPassword.ts';
import { hashPassword } from './passwords.ts';
import { renewSession } from './renewSession.ts';
import { type Role, sessionHash } from './sessions.ts';

/** What everybody who is signed in does about their own access: the password, and the browsers that are signed in. */
export function ownAccessRoutes(services: Services, role: Role): Hono<Env> {
  const { pool, config, onMail } = services;
  const app = new Hono<Env>();
  app.use(guard(services, role));

  app.put('/password', async (context) => {
    const person = context.get('person');
    const { current, password } = await readBody(context, passwordChange);
    await confirmPassword(context, services, current);
    checkNewPassword(password, person);
    const passwordHash = await hashPassword(password);
    const address = ipOf(context, config);
    await tx(pool, (sql) => setPassword(sql, person.id, { passwordHash, action: 'change password', address }));
    onMail();
    await renewSession(context, services, role);
    return context.body(null, 204);
  });

  app.get('/sessions', async (context) => {
    const { rows } = await pool.query<SignedInBrowser>(
      `select id, started_at as since, used_at as "lastUsed", user_agent as "userAgent", address,
         token_hash = $2 as "isCurrent"
       from sessions where user_id = $1 and expires_at > now() order by used_at desc, started_at desc limit 200`,
      [context.get('person').id, sessionHash(context, services, role)],
    );
    return context.json({ sessions: rows });
  });

  /** Ends the sessions of the person that meet a condition with `$2`. Returns how many there were. */
  async function end(context: Context<Env>, condition: string, value: unknown): Promise<number> {
    const { id } = context.get('person');
    return tx(pool, async (sql) => {
      const { rowCount } = await sql.query(`delete from sessions where user_id = $1 and ${condition}`, [id, value]);
      const address = ipOf(context, config);
      if (rowCount) await audit(sql, { actor: id, action: 'end sessions', kind: 'sessions', record: id, address });
      return rowCount ?? 0;
    });
  }

  app.delete('/sessions/:id', async (context) => {
    const { success, data } = z.uuid().safeParse(context.req.param('id'));
    if (!success || !(await end(context, 'id = $2', data))) throw new ApiError('notFound');
    return context.body(null, 204);
  });
  app.delete('/sessions', async (context) => {
    await end(context, 'token_hash <> $2', sessionHash(context, services, role));
    return context.body(null, 204);
  });
  return app;
}
