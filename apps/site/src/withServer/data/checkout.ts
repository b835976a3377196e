import type { Checkout } from '@pcb/screens/account/CheckoutScreen';
import type { CartData } from '../../data/cart.ts';
import { requestServer } from './request.ts';

export async function readCheckout({ lines }: CartData): Promise<Checkout> {
  const [cart, { value: start }] = await Promise.all([lines(), requestServer('GET /api/checkout')]);
  return { lines: cart, ...start };
}
