import { formOf, listQuery, statusOf } from '@pcb/api/records';
import { recordNumber } from '@pcb/api/values';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { dashboardRoutes } from '../admin/dashboard.ts';
import { settingsRoutes } from '../admin/settings.ts';
import { guard } from '../auth/guard.ts';
import { ownAccessRoutes } from '../auth/ownAccessRoutes.ts';
import { recoveryCodeRoutes } from '../auth/recoveryCodeRoutes.ts';
import { audit } from '../database/audit.ts';
import { tx } from '../database/pool.ts';
import { orderFileRoutes } from '../files/orderFileRoutes.ts';
import { ApiError } from '../http/apiError.ts';
import { parseAs, readBody } from '../http/body.ts';
import { once } from '../http/once.ts';
import { type Env, ipOf, type Services } from '../http/types.ts';
import { etagOf, versionOf } from '../http/versions.ts';
import { requireRights } from '../team/rights.ts';
import { teamRoutes } from '../team/routes.ts';
import { csvOf } from './csv.ts';
import type { Change, StoredKind } from './kind.ts';
import { recordKinds } from './kinds.ts';
import { listPage } from './list.ts';
import { addRecord, findRecord, removeRecord, saveRecord, setStatus } from './write.ts';

function keyOf(context: Context): number {
  const { success, data } = recordNumber.safeParse(context.req.param('key'));
  if (!success) throw new ApiError('notFound');
  return Number(data);
}

/** The list and the records of one kind. */
function routesOf(kind: StoredKind, services: Services): Hono<Env> {
  const { pool } = services;
  const { description } = kind;
  const { section, can } = description;
  const app = new Hono<Env>();
  const whoIn = (context: Context<Env>) => ({
    actor: context.get('person').id,
    address: ipOf(context, services.config),
  });
  const change = <Result>(context: Context<Env>, run: (change: Change) => Promise<Result>) =>
    tx(pool, (sql) => run({ sql, ...whoIn(context) }));
  const query = listQuery(description);
  const queryOf = (context: Context) => parseAs(query, context.req.query('query') ?? '{}');

  app.get('/', async (context) => context.json(await listPage(pool, kind, queryOf(context))));
  app.get('/csv', async (context) => {
    const asked = queryOf(context);
    await audit(pool, { ...whoIn(context), action: 'export', kind: section, record: null, after: asked });
    return csvOf(services, kind, asked);
  });
  app.get('/:key', async (context) => {
    const found = await findRecord(pool, kind, keyOf(context));
    return context.json(found.row, 200, etagOf(found));
  });
  if (can.includes('edit')) {
    const edited: z.ZodType<object> = formOf(description, 'edit');
    app.put('/:key', async (context) => {
      const version = versionOf(context);
      const values = await readBody(context, edited);
      const saved = await change(context, (by) => saveRecord(kind, keyOf(context), values, version, by));
      return context.json(saved.row, 200, etagOf(saved));
    });
  }
  if (can.includes('setStatus')) {
    const changed = statusOf(description);
    app.put('/:key/status', async (context) => {
      const body = await readBody(context, changed);
      const saved = await change(context, (by) => setStatus(kind, keyOf(context), body.status, by));
      return context.json(saved.row, 200, etagOf(saved));
    });
  }
  if (can.includes('add')) {
    const added: z.ZodType<object> = formOf(description, 'new');
    app.post('/', async (context) => {
      const values = await readBody(context, added);
      const key = await once(context, pool, ['add', section, values], (sql) =>
        addRecord(kind, values, { sql, ...whoIn(context) }),
      );
      return context.json((await findRecord(pool, kind, key)).row, 201);
    });
  }
  if (can.includes('remove')) {
    app.delete('/:key', async (context) => {
      await change(context, (by) => removeRecord(kind, keyOf(context), by));
      return context.body(null, 204);
    });
  }
  return app;
}

/** The routes for administrators: every kind of record, the settings, the dashboard, the team and their own account. */
export function adminRoutes(services: Services): Hono<Env> {
  const app = new Hono<Env>();
  app.use(guard(services, 'administrator'), requireRights);
  app.route('/settings', settingsRoutes(services));
  app.route('/', orderFileRoutes(services));
  app.route('/dashboard', dashboardRoutes(services));
  app.route('/team', teamRoutes(services));
  app.route('/account', ownAccessRoutes(services, 'administrator'));
  app.route('/account/recovery-codes', recoveryCodeRoutes(services));
  for (const [section, kind] of Object.entries(recordKinds)) app.route(`/${section}`, routesOf(kind, services));
  return app;
}
