import type { CartLine } from '@pcb/screens/storefront/CartScreen';

/** The cart of the visitor. */
export interface CartData {
  lines: () => Promise<readonly CartLine[]>;
  setQuantity: (id: string, quantity: number) => Promise<void>;
  remove: (id: string) => Promise<void>;
  applyCoupon: (code: string) => Promise<void>;
  /** Orders the contents of the cart. */
  checkOut: () => Promise<void>;
}

/** A sample cart in memory: a reload restores it. It accepts every coupon and orders nothing. */
export function sampleCart(): CartData {
  let changed: readonly CartLine[] | undefined;
  const lines = async () => changed ?? (await import('@pcb/screens/fixtures/cart')).cartLines;
  const change = async (apply: (before: readonly CartLine[]) => readonly CartLine[]) => {
    const loaded = await lines();
    // Another change may have been made while they were loading.
    changed = apply(changed ?? loaded);
  };
  return {
    lines,
    setQuantity: async (id, quantity) => {
      const { withQuantity } = await import('@pcb/screens/storefront/CartScreen');
      await change((before) => withQuantity(before, id, quantity));
    },
    remove: async (id) => {
      const { withoutLine } = await import('@pcb/screens/storefront/CartScreen');
      await change((before) => withoutLine(before, id));
    },
    applyCoupon: async () => {},
    checkOut: async () => {},
  };
}
