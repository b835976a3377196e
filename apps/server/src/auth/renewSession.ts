import type { Context } from 'hono';
import type { Env, Services } from '../http/types.ts';
import { rememberBrowser } from './browsers.ts';
import { type Role, startSession } from './sessions.ts';

/** Signs this browser in again with a new session, after a change that has ended all of them. */
export async function renewSession(context: Context<Env>, services: Services, role: Role): Promise<void> {
  const { id } = context.get('person');
  await startSession(context, services, role, id);
  await rememberBrowser(context, services, id);
}
