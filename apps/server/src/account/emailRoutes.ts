import { users } from '@pcb/records/kinds';
import { z } from 'zod';
import { endAccess } from '../auth/access.ts';
import { storeCode, consumeCode } from '../auth/codes.ts';
import { confirmPassword } from '../auth/confirmPassword.ts';
import { notifyBothAddresses } from '../auth/editedAccount.ts';
import { renewSession } from '../auth/renewSession.ts';
import { newCode } from '../auth/secrets.ts';
import { countAttempt } from '../auth/throttle.ts';
import { audit } from '../database/audit.ts';
import { transaction } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import { actorIn } from '../http/change.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../http/types.ts';
import { addressTakenMail, verifyMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { searchText } from '../records/searchText.ts';

const accountRow = z.strictObject({ name: z.string(), email: z.string() });

export function emailRoutes({ handle }: Handlers, services: Services) {
  const { pool, config, onMail } = services;

  handle('POST /api/account/email', async (context, { body: { email, password } }) => {
    const { id } = context.get('person');
    await confirmPassword(context, services, password);
    const code = newCode();
    // An address that already has an account gets the same response but another mail, and its code is not sent.
    await transaction(pool, async (sql) => {
      await countAttempt(sql, 'mail', email);
      await storeCode(sql, { id, email }, 'email', code);
      const taken = await sql.query('select from users where lower(email) = lower($1) and id <> $2', [email, id]);
      await queueMail(sql, { to: email, ...(taken.rowCount ? addressTakenMail : verifyMail(code)) });
    });
    onMail();
  });

  handle('POST /api/account/email/confirm', async (context, { body: { code } }) => {
    const { id } = context.get('person');
    await countAttempt(pool, 'signIn', 'email', String(id));
    const email = await consumeCode(pool, id, 'email', code);
    if (email === undefined) throw new ApiError('wrongCredentials');
    await transaction(pool, async (sql) => {
      const before = await readRow(sql, accountRow, 'select name, email from users where id = $1 for update', [id]);
      if (!before) throw new ApiError('signedOut');
      await sql.query(
        `update users set email = $2, verified_at = now(), search_text = $3, version = version + 1 where id = $1`,
        [id, email, searchText(users, { name: before.name, email })],
      );
      await endAccess(sql, id);
      await audit(sql, {
        ...actorIn(context, config),
        action: 'change address',
        kind: 'users',
        record: id,
        before: { email: before.email },
        after: { email },
      });
      await notifyBothAddresses(sql, before.email, email);
    });
    onMail();
    await renewSession(context, services, 'customer');
  });
}
