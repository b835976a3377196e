import type { Cart } from '@pcb/api/cart';
import { cartTotals } from '@pcb/quoting/cartTotals';
import type { CartLine } from '@pcb/screens/storefront/CartScreen';
import type { CartData } from '../../data/cart.ts';
import { reasons } from '../messages/messages.ts';
import { cartLine } from './cartLine.ts';
import type { ServerResponse, ServerRequest } from './request.ts';
import { orSignIn } from './responses.ts';

export function serverCart(request: ServerRequest): CartData {
  let shown: readonly CartLine[] = [];
  const removals = new Map<string, Promise<void>>();
  const show = async (response: Promise<ServerResponse<Cart>>) => {
    shown = (await response).value.lines.map(cartLine);
  };
  return {
    lines: async () => {
      await show(request('GET /api/cart'));
      return shown;
    },
    add: async (item) => {
      await show(request('POST /api/cart/lines', { body: item }));
      return shown.at(-1)?.id;
    },
    setQuantity: (id, quantity) => show(request('PUT /api/cart/lines/:id', { parameters: { id }, body: { quantity } })),
    remove: (id) => {
      const removal = show(request('DELETE /api/cart/lines/:id', { parameters: { id } }));
      removals.set(id, removal);
      return removal;
    },
    restore: async (id) => {
      // Undo can be pressed before the server has removed the line.
      await removals.get(id);
      await show(request('PUT /api/cart/lines/:id/restored', { parameters: { id } }));
    },
    applyCoupon: (code) => show(request('POST /api/cart/coupon', { body: { code } })),
    checkOut: async ({ idempotencyKey }, addresses) => {
      const body = { expectedTotal: cartTotals(shown).total, ...(addresses && { addresses }) };
      const headers = { 'Idempotency-Key': idempotencyKey };
      const response = await orSignIn(request('POST /api/cart/orders', { body, headers }), reasons.signInToOrder);
      return response.value.id;
    },
  };
}
