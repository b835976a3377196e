import { confirmPassword } from '../auth/confirmPassword.ts';
import { endSession } from '../auth/sessions.ts';
import { countAttempt } from '../auth/throttle.ts';
import { audit } from '../database/audit.ts';
import { transaction } from '../database/pool.ts';
import { actorIn } from '../http/change.ts';
import type { Handlers } from '../http/handlers.ts';
import { ipAddressOf } from '../http/ipAddress.ts';
import type { Services } from '../http/types.ts';
import { closeAccount } from './closeAccount.ts';
import { exportAccount } from './exportAccount.ts';

export function accountRoutes({ handle }: Handlers, services: Services) {
  const { pool, config, onMail } = services;

  handle('GET /api/account/export', async (context) => {
    const { id } = context.get('person');
    await countAttempt(pool, 'export', String(id));
    await audit(pool, { ...actorIn(context, config), action: 'export', kind: 'users', record: id });
    return exportAccount(services, id);
  });

  handle('POST /api/account/closing', async (context, { body: { password } }) => {
    await confirmPassword(context, services, password);
    await transaction(pool, (sql) => closeAccount(sql, context.get('person').id, ipAddressOf(context, config)));
    await endSession(context, services, 'customer');
    onMail();
  });
}
