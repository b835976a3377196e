import { type Settings, settings } from '@pcb/api/settings';
import { z } from 'zod';
import { audit } from '../database/audit.ts';
import { type Sql, transaction } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../http/types.ts';
import { setVersion, versionOf } from '../http/versions.ts';

const settingsRow = z.strictObject({ ...settings.shape, _version: z.number() });

async function findSettings(sql: Sql, { forUpdate = false } = {}): Promise<{ values: Settings; version: number }> {
  const found = await readRow(
    sql,
    settingsRow,
    `select site_name as "siteName", contact_email as "contactEmail", banner, service_message as "serviceMessage",
       version as "_version" from settings ${forUpdate ? 'for update' : ''}`,
  );
  if (!found) throw new Error('The settings have no row');
  const { _version: version, ...values } = found;
  return { values, version };
}

export const writeSettings = (sql: Sql, { siteName, contactEmail, banner, serviceMessage }: Settings) =>
  sql.query(
    `update settings set site_name = $1, contact_email = $2, banner = $3, service_message = $4, version = version + 1`,
    [siteName, contactEmail, banner, serviceMessage],
  );

export function settingsRoutes({ handle }: Handlers, { pool }: Services) {
  handle('GET /api/admin/settings', async (context) => {
    const found = await findSettings(pool);
    setVersion(context, found);
    return found.values;
  });
  handle('PUT /api/admin/settings', async (context, { body: values }) => {
    const version = versionOf(context);
    const saved = await transaction(pool, async (sql) => {
      const before = await findSettings(sql, { forUpdate: true });
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
    setVersion(context, saved);
    return saved.values;
  });
}
