import { type Account, profile } from '@pcb/api/account';
import { users } from '@pcb/records/kinds';
import { Hono } from 'hono';
import { guard } from '../auth/guard.ts';
import { audit } from '../database/audit.ts';
import { type Sql, tx } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import { readBody } from '../http/body.ts';
import type { Env, Services } from '../http/types.ts';
import { etagOf, versionOf } from '../http/versions.ts';
import { searchText } from '../records/searchText.ts';

async function findAccount(sql: Sql, id: number): Promise<{ account: Account; version: number }> {
  const { rows } = await sql.query<Account & { _version: number }>(
    `select name, mobile, company, state, addresses, emails, email, version as "_version",
       (select coalesce(sum(total), 0)::bigint from orders where user_id = users.id and status <> 'Shipped')
         as "runningOrders"
     from users where id = $1`,
    [id],
  );
  const [found] = rows;
  if (!found) throw new ApiError('signedOut');
  const { _version: version, ...account } = found;
  return { account, version };
}

/** The customer's own data. */
export function profileRoutes(services: Services): Hono<Env> {
  const { pool } = services;
  const app = new Hono<Env>();
  app.use(guard(services, 'customer'));

  app.get('/', async (context) => {
    const found = await findAccount(pool, context.get('person').id);
    return context.json(found.account, 200, etagOf(found));
  });
  app.put('/', async (context) => {
    const { id, email } = context.get('person');
    const version = versionOf(context);
    const { name, mobile, company, state, addresses, emails } = await readBody(context, profile);
    const saved = await tx(pool, async (sql) => {
      const { rowCount } = await sql.query(
        `update users set name = $3, mobile = $4, company = $5, state = $6, addresses = $7, emails = $8,
           search_text = $9, version = version + 1
         where id = $1 and version = $2`,
        [
          ...[id, version, name, mobile, company, state, JSON.stringify(addresses), emails],
          ...[searchText(users, { name, email })],
        ],
      );
      const after = await findAccount(sql, id);
      if (!rowCount) throw new ApiError('conflict', { current: after.account });
      await audit(sql, { actor: id, action: 'edit profile', kind: 'users', record: id });
      return after;
    });
    return context.json(saved.account, 200, etagOf(saved));
  });
  return app;
}
