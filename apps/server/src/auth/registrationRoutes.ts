import { z } from 'zod';
import { audit } from '../database/audit.ts';
import { transaction } from '../database/pool.ts';
import { matchRow, readRow } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handlers } from '../http/handlers.ts';
import { ipAddressOf, networkOf } from '../http/ipAddress.ts';
import type { Services } from '../http/types.ts';
import { alreadyRegisteredMail, verifyMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { kindsOfCodes } from './codes.ts';
import { checkNewPassword } from './newPassword.ts';
import { hashPassword } from './passwords.ts';
import { digest, newCode, newToken } from './secrets.ts';
import { countAttempt } from './throttle.ts';
import { addAccount } from './users.ts';

const registrationRow = z.strictObject({ name: z.string(), email: z.string(), passwordHash: z.string() });

const { minutes, attempts } = kindsOfCodes.verify;

/**
 * A registration keeps name and password until the code from its mail confirms it; the code works only with the
 * registration's token, which only the registering browser has. Nothing reveals whether the address has an account:
 * responses and written rows are the same, and only the mail differs. The limit on mails also bounds the codes that can
 * be guessed.
 */
export function registrationRoutes({ handle }: Handlers, { pool, config, onMail }: Services) {
  handle('POST /api/registrations', async (context, { body: { name, email, password } }) => {
    checkNewPassword(password, { name, email });
    await countAttempt(pool, 'register', networkOf(context, config));
    const passwordHash = await hashPassword(password);
    const token = newToken();
    const code = newCode();
    await transaction(pool, async (sql) => {
      await countAttempt(sql, 'mail', email);
      await sql.query(
        `insert into registrations (token_hash, name, email, password_hash, code_hash, attempts_left, expires_at)
         values ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7))`,
        [digest(token), name, email, passwordHash, digest(`${token}\n${code}`), attempts, minutes],
      );
      const { rowCount } = await sql.query('select from users where lower(email) = lower($1)', [email]);
      await queueMail(sql, { to: email, ...(rowCount ? alreadyRegisteredMail : verifyMail(code)) });
    });
    onMail();
    return { registration: token };
  });

  handle('POST /api/registrations/verify', async (context, { body: { registration: token, code } }) => {
    await countAttempt(pool, 'signInFrom', networkOf(context, config));
    // Outside the transaction, because a rollback would undo the attempt.
    const found = await readRow(
      pool,
      matchRow,
      `update registrations set attempts_left = attempts_left - 1
       where token_hash = $1 and attempts_left > 0 and expires_at > now() returning code_hash = $2 as matches`,
      [digest(token), digest(`${token}\n${code}`)],
    );
    if (!found?.matches) throw new ApiError('wrongCredentials');
    await transaction(pool, async (sql) => {
      const account = await readRow(
        sql,
        registrationRow,
        'delete from registrations where token_hash = $1 returning name, email, password_hash as "passwordHash"',
        [digest(token)],
      );
      const id = account && (await addAccount(sql, { role: 'customer', ...account, isVerified: true }));
      // Another request has just confirmed it, or an account has since been created for the address.
      if (!account || id === undefined) throw new ApiError('wrongCredentials');
      await sql.query('delete from registrations where lower(email) = lower($1)', [account.email]);
      const ipAddress = ipAddressOf(context, config);
      await audit(sql, { actor: id, action: 'register', kind: 'users', record: id, ipAddress });
    });
  });
}
