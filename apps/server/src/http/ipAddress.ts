import type { Context } from 'hono';
import { isIPv6 } from 'node:net';
import type { Config } from '../config.ts';

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

/** Counts attempts by /48: a provider gives a customer up to 2^80 addresses. */
export const networkOf = (context: Context, config: Config): string => firstGroups(ipAddressOf(context, config), 3);

/** Counts attempts at one account by household (/64), because several households may share a `networkOf`. */
export const subnetOf = (context: Context, config: Config): string => firstGroups(ipAddressOf(context, config), 4);
