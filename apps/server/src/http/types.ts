import type { AdministratorRights } from '@pcb/records/rights';
import type { Context } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
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
  /** What an administrator may do. */
  rights: AdministratorRights | null;
}

/** What `guard` adds to the context of a request. */
export interface Env {
  Variables: { person: Person } & RequestIdVariables;
}

/** The first groups of an IPv6 address; an IPv4 address as it is. */
function network(address: string, groups: number): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  // In the shortest form, as which a URL has it, `::` stands for the groups that are 0.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail].map((part) => (part ? part.split(':') : []));
  const zeros = tail === undefined ? [] : Array<string>(8 - (first?.length ?? 0) - (last?.length ?? 0)).fill('0');
  return [...(first ?? []), ...zeros, ...(last ?? [])].slice(0, groups).join(':');
}

/** The IP address that a request comes from. Behind proxies, the client of the last one. */
export function ipOf(context: Context, { TRUST_PROXY }: Config): string {
  const forwarded = TRUST_PROXY ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  const { incoming } = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return forwarded ?? incoming?.socket?.remoteAddress ?? 'unknown';
}

/** Where a request comes from, to count attempts by: one provider gives a customer up to 2^80 addresses (/48). */
export const addressOf = (context: Context, config: Config): string => network(ipOf(context, config), 3);

/** The network of a household (/64), to count attempts at one account by: more may share what `addressOf` returns. */
export const networkOf = (context: Context, config: Config): string => network(ipOf(context, config), 4);
