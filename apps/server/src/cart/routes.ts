import { type Cart, cartItem, cartQuantity, checkout, coupon } from '@pcb/api/cart';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { guard } from '../auth/guard.ts';
import { tx } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import { readBody } from '../http/body.ts';
import { once } from '../http/once.ts';
import type { Env, Services } from '../http/types.ts';
import { findOrder } from '../orders/find.ts';
import { checkOut } from './checkOut.ts';
import { addLine, cartLines, removeLine, setQuantity } from './lines.ts';
import { findCart, findOrAddCart } from './owner.ts';

function lineOf(context: Context): string {
  const { success, data } = z.uuid().safeParse(context.req.param('id'));
  if (!success) throw new ApiError('notFound');
  return data;
}

/** The cart of the customer or visitor. Each change answers with the cart as it is then. */
export function cartRoutes(services: Services): Hono<Env> {
  const { pool, config, onMail } = services;
  const app = new Hono<Env>();

  async function cartOf(cartId: number | undefined): Promise<Cart> {
    const lines = await cartLines(pool, cartId);
    const { rows } = await pool.query<{ coupon: string | null }>('select coupon from carts where id = $1', [cartId]);
    return { lines: [...lines], coupon: rows[0]?.coupon ?? null };
  }

  app.get('/', async (context) => context.json(await cartOf(await findCart(context, services))));
  app.post('/lines', async (context) => {
    const item = await readBody(context, cartItem);
    const cartId = await tx(pool, async (sql) => {
      const id = await findOrAddCart(context, services, sql);
      await addLine(sql, id, item);
      return id;
    });
    return context.json(await cartOf(cartId), 201);
  });
  app.put('/lines/:id', async (context) => {
    const { quantity } = await readBody(context, cartQuantity);
    const cartId = await findCart(context, services);
    await tx(pool, (sql) => setQuantity(sql, cartId, lineOf(context), quantity));
    return context.json(await cartOf(cartId));
  });
  app.delete('/lines/:id', async (context) => {
    const cartId = await findCart(context, services);
    await removeLine(pool, cartId, lineOf(context));
    return context.json(await cartOf(cartId));
  });
  app.post('/coupon', async (context) => {
    const { code } = await readBody(context, coupon);
    const cartId = await tx(pool, async (sql) => {
      const id = await findOrAddCart(context, services, sql);
      await sql.query('update carts set coupon = $2 where id = $1', [id, code || null]);
      return id;
    });
    return context.json(await cartOf(cartId));
  });
  app.post('/orders', guard(services, 'customer'), async (context) => {
    const person = context.get('person');
    const body = await readBody(context, checkout);
    const number = await once(context, pool, ['checkout', body], (sql) =>
      checkOut(sql, person, body.expectedTotal, config.SELLER_STATE),
    );
    onMail();
    return context.json(await findOrder(pool, person.id, number), 201);
  });
  return app;
}
