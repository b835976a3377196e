import type { ServiceForms } from '@pcb/quoting/forms';
import type { OrderAddresses } from '@pcb/records/orderAddresses';
import type { CartLine } from '@pcb/screens/storefront/CartScreen';
import type { OrderedFiles } from './files.ts';
import type { CreateOptions } from './records.ts';

/** A part of the catalogue by id, or a service with its form and files. */
export type CartItem =
  | { part: string }
  | {
      service: Exclude<keyof ServiceForms, 'source'>;
      form: ServiceForms[keyof ServiceForms];
      files?: OrderedFiles;
    };

export interface CartData {
  lines: () => Promise<readonly CartLine[]>;
  /** Resolves to the id of the line. */
  add: (item: CartItem) => Promise<string | undefined>;
  setQuantity: (id: string, quantity: number) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Puts a removed line back in its place. */
  restore: (id: string) => Promise<void>;
  applyCoupon: (code: string) => Promise<void>;
  /** Resolves to the id of the order. The server requires `addresses`; the sample data ignores them. */
  checkOut: (options: CreateOptions, addresses?: OrderAddresses) => Promise<string>;
}

/**
 * A sample cart in memory, reset by a reload. It ignores added items, accepts every coupon and does not order: adding boards
 * returns the id of its line of boards, and checking out returns the newest order of the sample customer.
 */
export function sampleCart(): CartData {
  let changed: readonly CartLine[] | undefined;
  const removed = new Map<string, CartLine>();
  const lines = async () => changed ?? (await import('@pcb/screens/fixtures/cart')).cartLines;
  const change = async (apply: (before: readonly CartLine[]) => readonly CartLine[]) => {
    const loaded = await lines();
    // Another change may have been made while loading.
    changed = apply(changed ?? loaded);
  };
  return {
    lines,
    add: async (item) => {
      if (!('service' in item) || item.service !== 'fab') return undefined;
      return (await import('@pcb/screens/fixtures/cart')).fabricationLine.id;
    },
    setQuantity: async (id, quantity) => {
      const { withQuantity } = await import('@pcb/screens/storefront/CartScreen');
      await change((before) => withQuantity(before, id, quantity));
    },
    remove: async (id) => {
      const { withoutLine } = await import('@pcb/screens/storefront/CartScreen');
      await change((before) => {
        const line = before.find((one) => one.id === id);
        if (line) removed.set(id, line);
        return withoutLine(before, id);
      });
    },
    restore: async (id) => {
      const { cartLines } = await import('@pcb/screens/fixtures/cart');
      await change((before) =>
        cartLines.flatMap(
          (line) => before.find((one) => one.id === line.id) ?? (line.id === id ? removed.get(id) : undefined) ?? [],
        ),
      );
    },
    applyCoupon: async () => {},
    checkOut: async () => (await import('@pcb/screens/fixtures/account')).newestOrder.id,
  };
}
