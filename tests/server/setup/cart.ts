import { type Cart, cart as cartSchema } from '@pcb/api/cart';
import { type PlacedOrder, placedOrder } from '@pcb/api/orders';
import { initialForms } from '@pcb/quoting/forms';
import { expect } from 'vitest';
import { openServer } from './openServer.ts';
import { addresses } from './order.ts';
import { clientOf, cookieOf, keyed } from './people.ts';

type Client = ReturnType<typeof clientOf>;

export const read = async (response: Response): Promise<Cart> => cartSchema.parse(await response.json());
export const cartOf = async (by: Client) => read(await by.get('/api/cart'));
export const add = async (by: Client, item: object) => read(await by.post('/api/cart/lines', item));
export const placed = async (response: Response): Promise<PlacedOrder> => placedOrder.parse(await response.json());
export const checkOut = (by: Client, expectedTotal: number, key?: string) =>
  by.post('/api/cart/orders', { expectedTotal, addresses }, keyed(key));
export const figures = ({ lines }: Cart) => lines.map(({ quantity, unit }) => [quantity, unit]);

export const board = { service: 'fab', form: initialForms.fab };

/** A server with two parts, and visitors who are not signed in, with a part in the cart. */
export async function openShop() {
  const server = await openServer();
  await server.pool.query(
    `insert into parts (id, name, package, price, per)
     values ('header', 'Pin header', 'Through-hole', 1200, 'each'), ('strip', 'Resistors', '0805', 4999, 'strip of 100')`,
  );
  const visitorWith = async (part: string): Promise<Client> => {
    const response = await clientOf(server.app).post('/api/cart/lines', { part });
    expect(response.headers.getSetCookie()[0]).toMatch(/^pcb_cart=[\w-]{43};.*HttpOnly; SameSite=Lax/);
    return clientOf(server.app, cookieOf(response));
  };
  return { ...server, visitorWith };
}
