import type { Context } from 'hono';
import type { Config } from '../config.ts';

/** The origin of the site, for links in mails. */
export const siteOf = (context: Context, { PUBLIC_URL }: Config): string =>
  PUBLIC_URL ?? new URL(context.req.url).origin;
