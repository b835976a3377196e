/** The cart of a visitor. Amounts are computed at each answer: nothing that a client sends is a price. */
import { z } from 'zod';
import { lineFile, serviceFiles } from './files.ts';
import { orderedService, orderForm } from './orders.ts';
import { paise } from './values.ts';

const quantity = z.int().min(1).max(9_999);

/** What is put into the cart: a part of the catalogue by its id, or a service with the values of its form and its files. */
export const cartItem = z.union([
  z.strictObject({ part: z.string().min(1).max(100) }),
  z.strictObject({ service: orderedService, form: orderForm, files: serviceFiles }),
]);

/** A new quantity of a line. That of a service replaces the quantity of its form, so that the unit price changes too. */
export const cartQuantity = z.strictObject({ quantity });

const cartPart = z.object({
  part: z.string(),
  name: z.string(),
  package: z.string(),
  /** What the price is for: 'each', 'strip of 100'. */
  per: z.string(),
});

/** A service that can be in a cart. */
export type CartService = z.output<typeof orderedService>;

const cartService = z.object({
  service: orderedService,
  /** With the quantity of the line, if the form has one. */
  form: orderForm,
  /** In working days; `null` if it is unknown. */
  leadTime: z.object({ from: z.int(), to: z.int() }).nullable(),
});

export const cartLine = z.object({
  id: z.uuid(),
  quantity,
  /** The price of a piece before tax. */
  unit: paise,
  /** Whether it can be ordered. A part may have been taken off the catalogue, and a form may have no price any more. */
  isAvailable: z.boolean(),
  files: z.array(lineFile),
  item: z.union([cartPart, cartService]),
});

export type CartLine = z.output<typeof cartLine>;

/** The answer to each change of the cart too. The totals are `cartTotals` of @pcb/quoting with `unit` in rupees. */
export const cart = z.object({
  lines: z.array(cartLine),
  /** The code as typed. It goes with the order and changes no amount. */
  coupon: z.string().nullable(),
});

export type Cart = z.output<typeof cart>;

export const coupon = z.strictObject({ code: z.string().trim().max(50) });

/** The order of all that is in the cart. Another total than this, with tax and shipping, refuses it as `stalePrice`. */
export const checkout = z.strictObject({ expectedTotal: paise });
