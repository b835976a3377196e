import type { AdministratorRights } from '@pcb/records/rights';
import type { Context } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { isIPv6 } from 'node:net';
import type { Config } from '../config.ts';
import type { Pool } from '../database/pool.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { Log } from './log.ts';

export interface Services {
  pool: Pool;
  config: Config;
  files: FileStore;
  log: Log;
  onMail: () => void;
  /** If absent, there are no online payments. */
  payments?: PaymentProvider | undefined;
}

export interface Person {
  id: number;
  name: string;
  email: string;
  rights: AdministratorRights | null;
}

export interface Env {
  Variables: { person: Person } & RequestIdVariables;
}

/** The first groups of an IPv6 address; an IPv4 address unchanged. */
function firstGroups(address: string, groups: number): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  // URLs use the shortest form, in which `::` replaces zero groups.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail].map((part) => (part ? part.split(':') : []));
  const zeros = tail === undefined ? [] : Array<string>(8 - (first?.length ?? 0) - (last?.length ?? 0)).fill('0');
  return [...(first ?? []), ...zeros, ...(last ?? [])].slice(0, groups).join(':');
}

export function ipAddressOf(context: Context, { TRUST_PROXY }: Config): string {
  const forwarded = TRUST_PROXY ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  const { incoming } = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return forwarded ?? incoming?.socket?.remoteAddress ?? 'unknown';
}

/** The origin of the site, for links in mails. */
export const siteOf = (context: Context, { PUBLIC_URL }: Config): string =>
  PUBLIC_URL ?? new URL(context.req.url).origin;

/** Counts attempts by /48: a provider gives a customer up to 2^80 addresses. */
export const networkOf = (context: Context, config: Config): string => firstGroups(ipAddressOf(context, config), 3);

/** Counts attempts at one account by household (/64), because several households may share a `networkOf`. */
export const subnetOf = (context: Context, config: Config): string => firstGroups(ipAddressOf(context, config), 4);
