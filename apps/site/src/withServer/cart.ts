import type { Cart } from '@pcb/api/cart';
import type { PlacedOrder } from '@pcb/api/orders';
import { cartTotals } from '@pcb/quoting/cartTotals';
import type { CartLine } from '@pcb/screens/storefront/CartScreen';
import type { CartData } from '../data/cart.ts';
import { DataError } from '../data/dataError.ts';
import { cartLine } from './cartLine.ts';
import { idempotencyHeader } from './idempotencyHeader.ts';
import { reasons } from './messages.ts';
import type { Ask } from './request.ts';

/** The visitor's cart, which the server finds by a cookie. */
export function serverCart(ask: Ask): CartData {
  /** The lines on the screen. Their total goes with the order, so that the server refuses it at another price. */
  let shown: readonly CartLine[] = [];
  const change = async (...request: Parameters<Ask>) => {
    const { value } = await ask<Cart>(...request);
    shown = value.lines.map(cartLine);
  };
  const pathOf = (id: string) => `/api/cart/lines/${encodeURIComponent(id)}`;
  return {
    lines: async () => {
      await change('GET', '/api/cart');
      return shown;
    },
    add: (item) => change('POST', '/api/cart/lines', { body: item }),
    setQuantity: (id, quantity) => change('PUT', pathOf(id), { body: { quantity } }),
    remove: (id) => change('DELETE', pathOf(id)),
    applyCoupon: (code) => change('POST', '/api/cart/coupon', { body: { code } }),
    checkOut: async ({ idempotencyKey }) => {
      const body = { expectedTotal: cartTotals(shown).total };
      const headers = { [idempotencyHeader]: idempotencyKey };
      try {
        const { value } = await ask<PlacedOrder>('POST', '/api/cart/orders', { body, headers });
        return value.id;
      } catch (error) {
        if (!(error instanceof DataError) || error.kind !== 'signedOut') throw error;
        throw new DataError('signedOut', { cause: error, reason: reasons.signInToOrder });
      }
    },
  };
}
