import { audit } from '../database/audit.ts';
import { transaction } from '../database/pool.ts';
import { actorIn } from '../http/change.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../http/types.ts';
import { recoveryCodesReplacedMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { countSecondFactor } from './attempts.ts';
import { acceptCode } from './authenticator.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';

export function recoveryCodeRoutes({ handle }: Handlers, services: Services) {
  const { pool, config, onMail } = services;
  handle('POST /api/admin/account/recovery-codes', async (context, { body: { code } }) => {
    const { id, email } = context.get('person');
    const attempt = await countSecondFactor(context, services, { id, email });
    if (!(await acceptCode(pool, id, code))) throw await attempt.refuse();
    await attempt.forget();
    const recoveryCodes = await transaction(pool, async (sql) => {
      await audit(sql, { ...actorIn(context, config), action: 'replace recovery codes', kind: 'team', record: id });
      await queueMail(sql, { to: email, ...recoveryCodesReplacedMail });
      return replaceRecoveryCodes(sql, id);
    });
    onMail();
    return { recoveryCodes };
  });
}
