import { profile } from '@pcb/api/account';
import { Hono } from 'hono';
import type { z } from 'zod';
import { guard } from '../auth/guard.ts';
import { audit } from '../database/audit.ts';
import { tx } from '../database/pool.ts';
import { readBody } from '../http/body.ts';
import type { Env, Services } from '../http/types.ts';
import { searchText } from '../records/searchText.ts';

/** The customer's own data. */
export function profileRoutes(services: Services): Hono<Env> {
  const { pool } = services;
  const app = new Hono<Env>();
  app.use(guard(services, 'customer'));

  app.get('/', async (context) => {
    const { rows } = await pool.query<z.output<typeof profile>>(
      'select name, mobile, company, state from users where id = $1',
      [context.get('person').id],
    );
    return context.json(rows[0]);
  });
  app.put('/', async (context) => {
    const { id, email } = context.get('person');
    const values = await readBody(context, profile);
    await tx(pool, async (sql) => {
      await sql.query(
        `update users set name = $2, mobile = $3, company = $4, state = $5, search_text = $6, version = version + 1
         where id = $1`,
        [id, values.name, values.mobile, values.company, values.state, searchText(values.name, email)],
      );
      await audit(sql, { actor: id, action: 'edit profile', kind: 'users', record: id });
    });
    return context.json(values);
  });
  return app;
}
