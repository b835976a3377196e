import { transaction } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handlers } from '../http/handlers.ts';
import { ipAddressOf, networkOf } from '../http/ipAddress.ts';
import { siteOf } from '../http/siteOf.ts';
import type { Services } from '../http/types.ts';
import { resetMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { setPassword } from './access.ts';
import { countMail } from './attempts.ts';
import { rememberBrowser } from './browsers.ts';
import { accountOfLink, storeCode } from './codes.ts';
import { checkNewPassword } from './newPassword.ts';
import { hashPassword } from './passwords.ts';
import { newToken } from './secrets.ts';
import { countAttempt } from './throttle.ts';
import { findAccount } from './users.ts';

/** Forgotten passwords. The link opens the sign-in page, because the specification fixes the site's paths. */
export function resetRoutes({ handle }: Handlers, services: Services) {
  const { pool, config, onMail } = services;

  handle('POST /api/password-resets', async (context, { body: { email } }) => {
    const origin = siteOf(context, config);
    // Commits once with or without an account: the time of another write to disk would reveal it.
    await transaction(pool, async (sql) => {
      await countMail(context, config, sql, 'reset', email);
      const account = await findAccount(sql, 'customer', email);
      if (account?.status !== 'Active') return;
      const token = newToken();
      await storeCode(sql, account, 'reset', token);
      // In the fragment, which browsers do not send, so that no server logs it.
      await queueMail(sql, { to: account.email, ...resetMail(new URL(`/login#reset=${token}`, origin).href) });
    });
    onMail();
  });

  handle('POST /api/password-resets/confirm', async (context, { body: { token, password } }) => {
    await countAttempt(pool, 'register', 'confirm', networkOf(context, config));
    const account = await accountOfLink(pool, token);
    if (!account) throw new ApiError('wrongCredentials');
    // Checked before the link is consumed, so that the user can try another password.
    checkNewPassword(password, account);
    const passwordHash = await hashPassword(password);
    await transaction(pool, async (sql) => {
      // Waits for concurrent changes of the account.
      await sql.query('select from users where id = $1 for update', [account.id]);
      if (!(await accountOfLink(sql, token))) throw new ApiError('wrongCredentials');
      await setPassword(sql, account.id, {
        passwordHash,
        action: 'reset password',
        ipAddress: ipAddressOf(context, config),
      });
    });
    // The owner of the mailbox can sign in, however often strangers have guessed.
    await rememberBrowser(context, services, account.id);
    onMail();
  });
}
