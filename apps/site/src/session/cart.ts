import { cartLines } from '@pcb/screens/fixtures';
import { type CartLine, withoutLine, withQuantity } from '@pcb/screens/storefront/CartScreen';
import { create } from 'zustand';

interface Cart {
  lines: readonly CartLine[];
}

// Lives as long as the page does: a demonstration that a reload sets back.
const useCart = create<Cart>(() => ({ lines: cartLines }));

/** Fills the cart again, as a reload does. */
export const resetCart = (): void => useCart.setState(useCart.getInitialState());

export const useCartLines = (): readonly CartLine[] => useCart(({ lines }) => lines);

export const setQuantity = (id: string, quantity: number): void =>
  useCart.setState(({ lines }) => ({ lines: withQuantity(lines, id, quantity) }));

export const removeLine = (id: string): void => useCart.setState(({ lines }) => ({ lines: withoutLine(lines, id) }));
