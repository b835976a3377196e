import type { Cart } from '@pcb/api/cart';
import { transaction } from '../database/pool.ts';
import { couponRow, readRow } from '../database/rows.ts';
import { addOnce } from '../http/addOnce.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../http/types.ts';
import { addressDraftOf, hasGoods } from '../orders/addresses.ts';
import { findOrder } from '../orders/find.ts';
import { checkOut } from './checkOut.ts';
import { addLine, cartLines, removeLine, restoreLine, setQuantity } from './lines.ts';
import { findCart, findOrAddCart } from './owner.ts';

export function cartRoutes({ handle }: Handlers, services: Services) {
  const { pool, config, onMail } = services;

  async function cartOf(cartId: number | undefined): Promise<Cart> {
    const lines = await cartLines(pool, cartId);
    const found = await readRow(pool, couponRow, 'select coupon from carts where id = $1', [cartId]);
    return { lines: [...lines], coupon: found?.coupon ?? null };
  }

  handle('GET /api/cart', async (context) => cartOf(await findCart(context, services)));
  handle('POST /api/cart/lines', async (context, { body: item }) => {
    const cartId = await transaction(pool, async (sql) => {
      const id = await findOrAddCart(context, services, sql);
      await addLine(sql, id, item);
      return id;
    });
    return cartOf(cartId);
  });
  handle('PUT /api/cart/lines/:id', async (context, { parameters, body: { quantity } }) => {
    const cartId = await findCart(context, services);
    await transaction(pool, (sql) => setQuantity(sql, cartId, parameters.id, quantity));
    return cartOf(cartId);
  });
  handle('DELETE /api/cart/lines/:id', async (context, { parameters }) => {
    const cartId = await findCart(context, services);
    await transaction(pool, (sql) => removeLine(sql, cartId, parameters.id));
    return cartOf(cartId);
  });
  handle('PUT /api/cart/lines/:id/restored', async (context, { parameters }) => {
    const cartId = await findCart(context, services);
    await transaction(pool, (sql) => restoreLine(sql, cartId, parameters.id));
    return cartOf(cartId);
  });
  handle('POST /api/cart/coupon', async (context, { body: { code } }) => {
    const cartId = await transaction(pool, async (sql) => {
      const id = await findOrAddCart(context, services, sql);
      await sql.query('update carts set coupon = $2 where id = $1', [id, code || null]);
      return id;
    });
    return cartOf(cartId);
  });
  handle('GET /api/checkout', async (context) => {
    const { id } = context.get('person');
    const lines = await cartLines(pool, await findCart(context, services));
    return {
      addresses: await addressDraftOf(pool, id),
      hasGoods: hasGoods(lines.map(({ item }) => ('part' in item ? {} : item))),
      sellerState: config.SELLER_STATE,
    };
  });
  handle('POST /api/cart/orders', async (context, { body }) => {
    const person = context.get('person');
    const number = await addOnce(context, pool, ['checkout', body], (sql) =>
      checkOut(sql, person, body, config.SELLER_STATE),
    );
    onMail();
    return findOrder(pool, person.id, number);
  });
}
