import type { Context } from 'hono';
import { adoptCart } from '../cart/owner.ts';
import { audit } from '../database/audit.ts';
import { emailRow, readRows } from '../database/rows.ts';
import { ipAddressOf } from '../http/ipAddress.ts';
import type { Services } from '../http/types.ts';
import { newBrowserMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { rememberBrowser } from './browsers.ts';
import { type Role, startSession } from './sessions.ts';

/**
 * A customer takes over the visitor's cart. The owner is told of a new browser, unless it is the first. Refuses an
 * account whose password hash has changed since the check.
 */
export async function finishSignIn(
  context: Context,
  services: Services,
  role: Role,
  userId: number,
  passwordHash?: string,
): Promise<void> {
  const { pool, config, onMail } = services;
  await startSession(context, services, role, userId, passwordHash);
  const isNewBrowser = await rememberBrowser(context, services, userId);
  const ipAddress = ipAddressOf(context, config);
  await audit(pool, { actor: userId, action: 'sign in', kind: 'sessions', record: userId, ipAddress });
  if (isNewBrowser) {
    const rows = await readRows(pool, emailRow, 'select email from users where id = $1', [userId]);
    for (const { email } of rows) await queueMail(pool, { to: email, ...newBrowserMail(ipAddress, role) });
    onMail();
  }
  if (role === 'customer') await adoptCart(context, services, userId);
}
