import { profile } from '@pcb/api/account';
import { inquiry } from '@pcb/api/orders';
import { parseForm } from '@pcb/quoting/parseForm';
import { Hono } from 'hono';
import type { z } from 'zod';
import { guard } from '../auth/guard.ts';
import { audit } from '../database/audit.ts';
import { tx } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import { readBody } from '../http/body.ts';
import type { Env, Services } from '../http/types.ts';
import { businessDay, nextNumber } from '../orders/numbers.ts';
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

/** Inquiries for the parts of a board. */
export function inquiryRoutes(services: Services): Hono<Env> {
  const { pool } = services;
  const app = new Hono<Env>();
  app.use(guard(services, 'customer'));

  app.post('/', async (context) => {
    const person = context.get('person');
    const { form } = await readBody(context, inquiry);
    const reading = parseForm('source', form);
    if (!reading.isValid) throw new ApiError('illegalForm', { fields: reading.problems ?? {} });
    const { name, quantity, leadTime } = reading.values;
    const subject = `Parts${name.trim() && ` for ${name.trim()}`}`;
    const details = `Sets: ${quantity}\nWorking days: ${leadTime}`;
    const number = await tx(pool, async (sql) => {
      const taken = await nextNumber(sql, 'inquiry');
      await sql.query(
        `insert into inquiries (number, user_id, customer, subject, placed_on, details, search_text)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          ...[taken, person.id, person.name, subject, businessDay(), details],
          searchText(String(taken), subject, person.name),
        ],
      );
      return taken;
    });
    return context.json({ id: `#${number}` }, 201);
  });
  return app;
}
