import type { Context } from 'hono';
import type { Env, Services } from '../http/types.ts';
import { rememberBrowser } from './browsers.ts';
import { type Role, startSession } from './sessions.ts';

export async function renewSession(context: Context<Env>, services: Services, role: Role): Promise<void> {
  const { id } = context.get('person');
  await startSession(context, services, role, id);
  await rememberBrowser(context, services, id);
}
