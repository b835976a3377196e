import type { Context } from 'hono';
import { isIPv6 } from 'node:net';
import type { Config } from '../config.ts';
import type { Pool } from '../database/pool.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { Log } from './log.ts';

/** What the routes depend on. */
export interface Services {
  pool: Pool;
  config: Config;
  /** The store of uploaded files. */
  files: FileStore;
  log: Log;
  /** Wakes the sender of mails. */
  onMail: () => void;
}

/** A signed-in user. */
export interface Person {
  id: number;
  name: string;
  email: string;
}

/** What `guard` adds to the context of a request. */
export interface Env {
  Variables: { person: Person };
}

/** The network of an IPv6 address: every subscriber has 2^64 addresses to try from. */
const placeOf = (address: string) =>
  isIPv6(address) && !address.includes('.')
    ? [...(address.split('::')[0] ?? '').split(':'), '0', '0', '0', '0'].slice(0, 4).join(':')
    : address;

/** Where a request comes from, to count attempts by. Behind proxies, the client of the last one. */
export function addressOf(context: Context, { TRUST_PROXY }: Config): string {
  const forwarded = TRUST_PROXY ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  const { incoming } = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return placeOf(forwarded ?? incoming?.socket?.remoteAddress ?? 'unknown');
}
