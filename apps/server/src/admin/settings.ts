import { type Settings, settings } from '@pcb/api/settings';
import { Hono } from 'hono';
import { audit } from '../database/audit.ts';
import { type Sql, tx } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import { readBody } from '../http/body.ts';
import type { Env, Services } from '../http/types.ts';
import { etagOf, versionOf } from '../http/versions.ts';

async function findSettings(sql: Sql, lock = ''): Promise<{ values: Settings; version: number }> {
  const { rows } = await sql.query<Settings & { _version: number }>(
    `select site_name as "siteName", contact_email as "contactEmail", banner, service_message as "serviceMessage",
       version as "_version" from settings ${lock}`,
  );
  const [found] = rows;
  if (!found) throw new Error('The settings have no row');
  const { _version: version, ...values } = found;
  return { values, version };
}

export const writeSettings = (sql: Sql, { siteName, contactEmail, banner, serviceMessage }: Settings) =>
  sql.query(
    `update settings set site_name = $1, contact_email = $2, banner = $3, service_message = $4, version = version + 1`,
    [siteName, contactEmail, banner, serviceMessage],
  );

/** The settings of the whole site. Mount it behind the administrators' guard. */
export function settingsRoutes({ pool }: Services): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/', async (context) => {
    const found = await findSettings(pool);
    return context.json(found.values, 200, etagOf(found));
  });
  app.put('/', async (context) => {
    const version = versionOf(context);
    const values = await readBody(context, settings);
    const saved = await tx(pool, async (sql) => {
      const before = await findSettings(sql, 'for update');
      if (before.version !== version) throw new ApiError('conflict', { current: before.values });
      await writeSettings(sql, values);
      await audit(sql, {
        actor: context.get('person').id,
        action: 'edit',
        kind: 'settings',
        record: 1,
        before: before.values,
        after: values,
      });
      return findSettings(sql);
    });
    return context.json(saved.values, 200, etagOf(saved));
  });
  return app;
}
