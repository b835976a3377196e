import type { Context } from 'hono';
import { adoptCart } from '../cart/owner.ts';
import type { Services } from '../http/types.ts';
import { type Role, startSession } from './sessions.ts';

/** Signs a user in after authentication. A customer takes over the visitor's cart. */
export async function enter(context: Context, services: Services, role: Role, userId: number): Promise<void> {
  await startSession(context, services.pool, services.config, role, userId);
  if (role === 'customer') await adoptCart(context, services, userId);
}
