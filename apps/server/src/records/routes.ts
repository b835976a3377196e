import { recordRoute } from '@pcb/api/recordRoute';
import { recordRoutes } from '@pcb/api/records';
import type { Route } from '@pcb/api/route';
import type { Context } from 'hono';
import { dashboardRoutes } from '../admin/dashboard.ts';
import { settingsRoutes } from '../admin/settings.ts';
import { ownAccessRoutes } from '../auth/ownAccessRoutes.ts';
import { recoveryCodeRoutes } from '../auth/recoveryCodeRoutes.ts';
import { audit } from '../database/audit.ts';
import { transaction } from '../database/pool.ts';
import { orderFileRoutes } from '../files/orderFileRoutes.ts';
import { addOnce } from '../http/addOnce.ts';
import { actorIn, type Change, changeIn } from '../http/change.ts';
import type { HandlerOf, Handlers } from '../http/handlers.ts';
import type { Env, Services } from '../http/types.ts';
import { setVersion, versionOf } from '../http/versions.ts';
import { teamRoutes } from '../team/routes.ts';
import { csvOf } from './csv.ts';
import type { StoredKind } from './kind.ts';
import { recordKinds } from './kinds.ts';
import { listPage } from './list.ts';
import { addRecord, findRecord, removeRecord, saveRecord, setStatus, type Stored } from './write.ts';

function addKind({ handleRoute }: Handlers, kind: StoredKind, services: Services) {
  const { pool, config } = services;
  const { section, can } = kind.description;
  const all = recordRoutes(kind.description);
  const handle = <Name extends keyof typeof all>(name: Name, handler: HandlerOf<Name, (typeof all)[Name]>) => {
    const route: Route = all[name];
    if (route.can === undefined || can.includes(route.can)) handleRoute(recordRoute(section, name), all[name], handler);
  };
  const change = async (context: Context<Env>, run: (by: Change) => Promise<Stored>) => {
    const saved = await transaction(pool, (sql) => run(changeIn(sql, context, config)));
    setVersion(context, saved);
    return saved.row;
  };

  handle('GET /', async (_, { query }) => listPage(pool, kind, query));
  handle('GET /csv', async (context, { query }) => {
    await audit(pool, { ...actorIn(context, config), action: 'export', kind: section, record: null, after: query });
    return csvOf(services, kind, query);
  });
  handle('GET /:key', async (context, { parameters }) => {
    const found = await findRecord(pool, kind, parameters.key);
    setVersion(context, found);
    return found.row;
  });
  handle('PUT /:key', async (context, { parameters, body }) => {
    const version = versionOf(context);
    return change(context, (by) => saveRecord(kind, parameters.key, body, version, by));
  });
  handle('PUT /:key/status', async (context, { parameters, body }) =>
    change(context, (by) => setStatus(kind, parameters.key, body.status, by)),
  );
  handle('POST /', async (context, { body }) => {
    const key = await addOnce(context, pool, ['add', section, body], (sql) =>
      addRecord(kind, body, changeIn(sql, context, config)),
    );
    return (await findRecord(pool, kind, key)).row;
  });
  handle('DELETE /:key', async (context, { parameters }) => {
    await transaction(pool, (sql) => removeRecord(kind, parameters.key, changeIn(sql, context, config)));
  });
}

export function adminRoutes(handlers: Handlers, services: Services) {
  for (const add of [settingsRoutes, orderFileRoutes, dashboardRoutes, teamRoutes, recoveryCodeRoutes])
    add(handlers, services);
  ownAccessRoutes(handlers, services, 'administrator');
  for (const kind of Object.values(recordKinds)) addKind(handlers, kind, services);
}
