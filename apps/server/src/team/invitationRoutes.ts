import { z } from 'zod';
import { checkNewPassword } from '../auth/newPassword.ts';
import { hashPassword } from '../auth/passwords.ts';
import { digest } from '../auth/secrets.ts';
import { countAttempt } from '../auth/throttle.ts';
import { audit } from '../database/audit.ts';
import { transaction } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handlers } from '../http/handlers.ts';
import { ipAddressOf, networkOf } from '../http/ipAddress.ts';
import type { Services } from '../http/types.ts';

const memberRow = z.strictObject({ id: z.number(), name: z.string(), email: z.string() });

export function invitationRoutes({ handle }: Handlers, { pool, config }: Services) {
  handle('POST /api/invitations', async (context, { body: { token, password } }) => {
    await countAttempt(pool, 'register', 'invitation', networkOf(context, config));
    const ipAddress = ipAddressOf(context, config);
    await transaction(pool, async (sql) => {
      const invited = await readRow(
        sql,
        memberRow,
        `delete from invitations i using users u
         where i.token_hash = $1 and i.expires_at > now() and u.id = i.user_id returning u.id, u.name, u.email`,
        [digest(token)],
      );
      if (!invited) throw new ApiError('wrongCredentials');
      checkNewPassword(password, invited);
      const { id } = invited;
      await sql.query('update users set password_hash = $2, verified_at = now() where id = $1', [
        id,
        await hashPassword(password),
      ]);
      await audit(sql, { actor: id, action: 'accept invitation', kind: 'team', record: id, ipAddress });
    });
  });
}
