import type { Context } from 'hono';
import type { Config } from '../config.ts';
import { audit } from '../database/audit.ts';
import type { Sql } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import { ipAddressOf, networkOf, subnetOf } from '../http/ipAddress.ts';
import type { Services } from '../http/types.ts';
import { knownBrowser } from './browsers.ts';
import { countAttempt, forgetAttempts } from './throttle.ts';

interface Attempt {
  isKnown: boolean;
  forget: () => Promise<unknown>;
  refuse: (userId: number | undefined) => Promise<ApiError>;
}

async function refuse(context: Context, { pool, config }: Services, way: string, userId: number | undefined) {
  const record = userId ?? null;
  const ipAddress = ipAddressOf(context, config);
  await audit(pool, { actor: null, action: 'refuse sign-in', kind: 'sessions', record, ipAddress, after: { way } });
  return new ApiError('wrongCredentials');
}

/** `way` names the secret. A browser that has signed in to the account before has its own counter. */
export async function countSignIn(context: Context, services: Services, way: string, email: string): Promise<Attempt> {
  const { pool, config } = services;
  const browser = await knownBrowser(context, config, pool, email);
  const parts = [way, email, browser ?? subnetOf(context, config)];
  if (browser === undefined) await countAttempt(pool, 'signInFrom', networkOf(context, config));
  await countAttempt(pool, 'signIn', ...parts);
  if (browser === undefined) await countAttempt(pool, 'signInAnywhere', way, email);
  return {
    isKnown: browser !== undefined,
    forget: () => forgetAttempts(pool, 'signIn', ...parts),
    refuse: (userId) => refuse(context, services, way, userId),
  };
}

export async function countSecondFactor(
  context: Context,
  services: Services,
  { id, email }: { id: number; email: string },
) {
  const { pool, config } = services;
  const browser = await knownBrowser(context, config, pool, email);
  const parts = [String(id), ...(browser === undefined ? [] : [browser])];
  await countAttempt(pool, 'secondFactor', ...parts);
  return {
    forget: () => forgetAttempts(pool, 'secondFactor', ...parts),
    refuse: () => refuse(context, services, 'second factor', id),
  };
}

export async function countMail(context: Context, config: Config, sql: Sql, way: string, email: string) {
  const browser = await knownBrowser(context, config, sql, email);
  if (browser === undefined) await countAttempt(sql, 'register', way, networkOf(context, config));
  await countAttempt(sql, 'mail', way, email, ...(browser === undefined ? [] : [browser]));
}
