import { signedInBrowser } from '@pcb/api/security';
import type { Context } from 'hono';
import { z } from 'zod';
import { audit } from '../database/audit.ts';
import { transaction } from '../database/pool.ts';
import { readRows } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import { actorIn } from '../http/change.ts';
import type { Handlers } from '../http/handlers.ts';
import { ipAddressOf } from '../http/ipAddress.ts';
import type { Env, Services } from '../http/types.ts';
import { setPassword } from './access.ts';
import { confirmPassword } from './confirmPassword.ts';
import { checkNewPassword } from './newPassword.ts';
import { hashPassword } from './passwords.ts';
import { renewSession } from './renewSession.ts';
import { type Role, sessionHash } from './sessions.ts';

const time = z.date().transform((at) => at.toISOString());
const browserRow = z.strictObject({ ...signedInBrowser.shape, since: time, lastUsed: time });

export function ownAccessRoutes({ handle }: Handlers, services: Services, role: Role) {
  const { pool, config, onMail } = services;
  const base = role === 'customer' ? '/api/account' : '/api/admin/account';

  handle(`PUT ${base}/password`, async (context, { body: { current, password } }) => {
    const person = context.get('person');
    await confirmPassword(context, services, current);
    checkNewPassword(password, person);
    const passwordHash = await hashPassword(password);
    const ipAddress = ipAddressOf(context, config);
    await transaction(pool, (sql) =>
      setPassword(sql, person.id, { passwordHash, action: 'change password', ipAddress }),
    );
    onMail();
    await renewSession(context, services, role);
  });

  handle(`GET ${base}/sessions`, async (context) => {
    const rows = await readRows(
      pool,
      browserRow,
      `select id, started_at as since, used_at as "lastUsed", user_agent as "userAgent", address,
         token_hash = $2 as "isCurrent"
       from sessions where user_id = $1 and expires_at > now() order by used_at desc, started_at desc limit 200`,
      [context.get('person').id, sessionHash(context, services, role)],
    );
    return { sessions: rows };
  });

  async function end(context: Context<Env>, condition: string, value: unknown): Promise<number> {
    const { id } = context.get('person');
    return transaction(pool, async (sql) => {
      const { rowCount } = await sql.query(`delete from sessions where user_id = $1 and ${condition}`, [id, value]);
      if (rowCount)
        await audit(sql, { ...actorIn(context, config), action: 'end sessions', kind: 'sessions', record: id });
      return rowCount ?? 0;
    });
  }

  handle(`DELETE ${base}/sessions/:id`, async (context, { parameters }) => {
    if (!(await end(context, 'id = $2', parameters.id))) throw new ApiError('notFound');
  });
  handle(`DELETE ${base}/sessions`, async (context) => {
    await end(context, 'token_hash <> $2', sessionHash(context, services, role));
  });
}
