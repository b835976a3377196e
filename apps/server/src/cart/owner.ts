import { maxCartLines } from '@pcb/api/limits';
import { maxQuantity } from '@pcb/quoting/cartLimits';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { digest, newToken } from '../auth/secrets.ts';
import { cookieName, cookieOptions, personOf } from '../auth/sessions.ts';
import { countAttempt } from '../auth/throttle.ts';
import { type Sql, transaction } from '../database/pool.ts';
import { idRow, readRow } from '../database/rows.ts';
import { networkOf } from '../http/ipAddress.ts';
import type { Services } from '../http/types.ts';

const cookie = 'pcb_cart';
const days = 30;

const tokenOf = (context: Context, { config }: Services) => getCookie(context, cookieName(config, cookie));

async function ownerOf(context: Context, services: Services, sql?: Sql) {
  const person = await personOf(context, services, 'customer', sql);
  const token = person ? undefined : tokenOf(context, services);
  return { userId: person?.id ?? null, tokenHash: token === undefined ? null : digest(token) };
}

export async function findCart(context: Context, services: Services): Promise<number | undefined> {
  const { pool } = services;
  const { userId, tokenHash } = await ownerOf(context, services);
  if (userId !== null) await adoptCart(context, services, userId);
  const found = await readRow(pool, idRow, 'select id from carts where user_id = $1 or token_hash = $2', [
    userId,
    tokenHash,
  ]);
  return found?.id;
}

export async function customerCart(sql: Sql, userId: number): Promise<number | undefined> {
  const added = await readRow(
    sql,
    idRow,
    `insert into carts (user_id) values ($1)
     on conflict (user_id) do update set used_at = now() returning id`,
    [userId],
  );
  return added?.id;
}

/**
 * Creates a cart with its cookie for a visitor. Call it in the transaction that uses it, so that a refused request
 * leaves none.
 */
export async function findOrAddCart(context: Context, services: Services, sql: Sql): Promise<number | undefined> {
  const { config } = services;
  const { userId, tokenHash } = await ownerOf(context, services, sql);
  if (userId !== null) return customerCart(sql, userId);
  const found = await readRow(sql, idRow, 'update carts set used_at = now() where token_hash = $1 returning id', [
    tokenHash,
  ]);
  if (found) return found.id;
  await countAttempt(sql, 'cart', networkOf(context, config));
  const token = newToken();
  const added = await readRow(sql, idRow, 'insert into carts (token_hash) values ($1) returning id', [digest(token)]);
  setCookie(context, cookieName(config, cookie), token, { ...cookieOptions(config), maxAge: days * 24 * 3_600 });
  return added?.id;
}

/** The lines that do not fit stay in the visitor's cart with its cookie, and follow when there is room. */
export async function adoptCart(context: Context, services: Services, userId: number): Promise<void> {
  const { pool, config } = services;
  const token = tokenOf(context, services);
  if (token === undefined) return;
  const isAllMoved = await transaction(pool, async (sql) => {
    const found = await readRow(sql, idRow, 'select id from carts where token_hash = $1 for update', [digest(token)]);
    const from = found?.id;
    if (from === undefined) return true;
    const carts = [from, await customerCart(sql, userId)];
    // A removed part must not be merged into one that is still in the cart, or replace it.
    await sql.query('delete from cart_lines where cart_id = any($1) and removed_at is not null', [carts]);
    await sql.query(
      `with merged as (
         delete from cart_lines f using cart_lines t
         where f.cart_id = $1 and t.cart_id = $2 and f.part_id = t.part_id returning t.id, f.quantity
       )
       update cart_lines t set quantity = least(t.quantity + merged.quantity, ${maxQuantity})
       from merged where t.id = merged.id`,
      carts,
    );
    // Moved rather than copied: a line keeps its id and its files.
    await sql.query(
      `update cart_lines set cart_id = $2 where id in (
         select id from cart_lines where cart_id = $1 order by position
         limit greatest(0, $3 - (select count(*) from cart_lines where cart_id = $2))
       )`,
      [...carts, maxCartLines],
    );
    await sql.query(
      `update carts set coupon = coalesce((select coupon from carts where id = $1), coupon) where id = $2`,
      carts,
    );
    await sql.query('update carts set coupon = null, used_at = now() where id = $1', [from]);
    const removed = await sql.query(
      'delete from carts where id = $1 and not exists (select from cart_lines where cart_id = $1)',
      [from],
    );
    return removed.rowCount === 1;
  });
  if (isAllMoved) deleteCookie(context, cookieName(config, cookie), cookieOptions(config));
}
