import { cart } from '@pcb/api/cart';
import { cartTotals } from '@pcb/quoting/cartTotals';
import { initialForms } from '@pcb/quoting/forms';
import type { OrderAddresses } from '@pcb/records/orderAddresses';
import { type clientOf, keyed } from './people.ts';

type Client = ReturnType<typeof clientOf>;

/** A board with the initial values of its form. */
export const board = { service: 'fab', form: initialForms.fab };

/** Its price when it is ordered alone, with tax and shipping. Update it when the rates change. */
export const boardTotal = 348_880;

/** An unregistered buyer in the state of the business. */
export const addresses: OrderAddresses = {
  billing: { name: 'Asha', gstin: '', address: 'MG Road, Kochi', pin: '682016', state: '32' },
  delivery: {
    name: 'Asha',
    phone: '+91 98470 00000',
    address: 'MG Road, Kochi',
    pin: '682016',
    state: '32',
    isOtherParty: false,
  },
};

/** Orders a customer's cart, at its total. */
export async function checkOut(client: Client, headers = keyed(), parties = addresses): Promise<Response> {
  const { lines } = cart.parse(await (await client.get('/api/cart')).json());
  const { total } = cartTotals(lines.map(({ unit: price, quantity, amount }) => ({ price, quantity, amount })));
  return client.post('/api/cart/orders', { expectedTotal: total, addresses: parties }, headers);
}

/** Puts an item into a customer's cart and orders the cart. Returns the response that refused it, if there is one. */
export async function order(client: Client, item: object = board, headers = keyed()): Promise<Response> {
  const added = await client.post('/api/cart/lines', item);
  return added.ok ? checkOut(client, headers) : added;
}

/** Orders a board with this name. Returns the reference of the order. */
export async function orderNamed(client: Client, name: string): Promise<string> {
  const response = await order(client, { ...board, form: { ...board.form, name } });
  return ((await response.json()) as { id: string }).id;
}
