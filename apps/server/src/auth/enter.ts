import type { Context } from 'hono';
import { adoptCart } from '../cart/owner.ts';
import type { Services } from '../http/types.ts';
import { type Role, startSession } from './sessions.ts';

/** Signs somebody in who has shown who they are. */
export async function enter(context: Context, services: Services, role: Role, userId: number): Promise<void> {
  await startSession(context, services.pool, services.config, role, userId);
  if (role === 'customer') await adoptCart(context, services, userId);
}
