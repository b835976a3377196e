import { cart } from '@pcb/api/cart';
import { cartTotals } from '@pcb/quoting/cartTotals';
import { initialForms } from '@pcb/quoting/forms';
import { type clientOf, keyed } from './people.ts';

type Client = ReturnType<typeof clientOf>;

/** A board as its form opens. */
export const board = { service: 'fab', form: initialForms.fab };

/** What it costs when it is ordered alone, with tax and shipping: a change of the rates is a change here. */
export const boardTotal = 348_880;

/** Orders what is in a customer's cart, at its total. */
export async function checkOut(client: Client, headers = keyed()): Promise<Response> {
  const { lines } = cart.parse(await (await client.get('/api/cart')).json());
  const { total } = cartTotals(lines.map(({ unit: price, quantity, amount }) => ({ price, quantity, amount })));
  return client.post('/api/cart/orders', { expectedTotal: total }, headers);
}

/** Puts an item into a customer's cart and orders the cart. Returns the answer that refused, if one did. */
export async function order(client: Client, item: object = board, headers = keyed()): Promise<Response> {
  const added = await client.post('/api/cart/lines', item);
  return added.ok ? checkOut(client, headers) : added;
}

/** Orders a board with this name. Returns the reference of the order. */
export async function orderNamed(client: Client, name: string): Promise<string> {
  const answer = await order(client, { ...board, form: { ...board.form, name } });
  return ((await answer.json()) as { id: string }).id;
}
