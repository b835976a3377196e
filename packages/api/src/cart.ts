/** Carts. The server computes the amounts for each response; a client never sends a price. */
import { maximumQuantity, minimumQuantity } from '@pcb/quoting/cartLimits';
import { z } from 'zod';
import { lineFile, serviceFiles } from './files.ts';
import { orderedService, orderForm, orderDetails } from './orders.ts';
import { routesFor } from './route.ts';
import { paise } from './values.ts';

const quantity = z.int().min(minimumQuantity).max(maximumQuantity);

/** What is put into the cart: a part of the catalogue by its id, or a service with the values of its form and its files. */
export const cartItem = z.union([
  z.strictObject({ part: z.string().min(1).max(100) }),
  z.strictObject({ service: orderedService, form: orderForm, files: serviceFiles }),
]);

/** The new quantity of a line. For a service it replaces the quantity in its form, so the unit price changes too. */
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
  /** The price of a piece before tax, rounded to whole paise. */
  unit: paise,
  /** What the line costs before tax: the price of its form, not the rounded price of a piece times the quantity. */
  amount: paise,
  /** Whether it can be ordered. A part may have left the catalogue, and a form may no longer have a price. */
  isAvailable: z.boolean(),
  files: z.array(lineFile),
  item: z.union([cartPart, cartService]),
});

export type CartLine = z.output<typeof cartLine>;

/** The response to every request for or change of a cart. Its totals are `cartTotals` of @pcb/quoting. */
export const cart = z.object({
  lines: z.array(cartLine),
  /** The code as typed. It is noted on the order and changes no amount. */
  coupon: z.string().nullable(),
});

export type Cart = z.output<typeof cart>;

export const coupon = z.strictObject({ code: z.string().trim().max(50) });

/** Orders the whole cart. Refused as `stalePrice` if this is not its total, with tax and shipping. */
export const checkout = z.strictObject({ expectedTotal: paise });

export const cartRoutes = {
  ...routesFor('everybody', {
    'GET /api/cart': { does: 'the cart of the customer, or of the visitor with this cookie', reply: cart },
    'POST /api/cart/lines': { does: 'adds a line', body: cartItem, reply: cart, status: 201 },
    'PUT /api/cart/lines/:id': { does: 'changes the quantity', body: cartQuantity, reply: cart },
    'DELETE /api/cart/lines/:id': { does: 'removes a line', reply: cart },
    'POST /api/cart/coupon': { does: 'notes a code', body: coupon, reply: cart },
  }),
  ...routesFor('customers', {
    'POST /api/cart/orders': {
      does: 'orders the cart at the total that the customer saw',
      header: 'Idempotency-Key',
      body: checkout,
      reply: orderDetails,
      status: 201,
    },
  }),
};
