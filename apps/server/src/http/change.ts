import type { Context } from 'hono';
import type { Config } from '../config.ts';
import type { Sql } from '../database/pool.ts';
import { type Seller, sellerOf } from '../invoices/seller.ts';
import { ipAddressOf } from './ipAddress.ts';
import { siteOf } from './siteOf.ts';
import type { Env } from './types.ts';

/** What a change of records needs: its transaction, and facts for the audit, the mails and the invoices. */
export interface Change {
  sql: Sql;
  /** The id of the customer or administrator. */
  actor: number;
  ipAddress: string;
  /** The origin of the site, for links in mails. */
  site: string;
  seller: Seller;
}

/** The signed-in person, as the audit records them. */
export const actorIn = (context: Context<Env>, config: Config) => ({
  actor: context.get('person').id,
  ipAddress: ipAddressOf(context, config),
});

export const changeIn = (sql: Sql, context: Context<Env>, config: Config): Change => ({
  sql,
  ...actorIn(context, config),
  site: siteOf(context, config),
  seller: sellerOf(config),
});
