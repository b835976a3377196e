/** Carts. The server computes all amounts; a client never sends a price. */
import { maxQuantity, minQuantity } from '@pcb/quoting/cartLimits';
import { z } from 'zod';
import { orderAddresses } from './billing.ts';
import { lineFile, serviceFiles } from './files.ts';
import { orderedService, orderForm, orderDetails } from './orders.ts';
import { routesFor } from './route.ts';
import { paise } from './values.ts';

const quantity = z.int().min(minQuantity).max(maxQuantity);

/** A part of the catalogue by id, or a service with its form and files. */
export const cartItem = z.union([
  z.strictObject({ part: z.string().min(1).max(100) }),
  z.strictObject({ service: orderedService, form: orderForm, files: serviceFiles }),
]);

/** The new quantity of a line. For a service it replaces the quantity in the form, which changes the unit price. */
const cartQuantity = z.strictObject({ quantity });

const cartPart = z.object({
  part: z.string(),
  name: z.string(),
  package: z.string(),
  /** The unit of the price: 'each', 'strip of 100'. */
  per: z.string(),
});

export type CartService = z.output<typeof orderedService>;

const cartService = z.object({
  service: orderedService,
  /** Includes the quantity of the line, if the form has one. */
  form: orderForm,
  /** In working days; `null` if unknown. */
  leadTime: z.object({ from: z.int(), to: z.int() }).nullable(),
});

export const cartLine = z.object({
  id: z.uuid(),
  quantity,
  /** The price of a piece before tax, rounded to whole paise. */
  unit: paise,
  /** The amount before tax. It is the price of the form, not the rounded unit price times the quantity. */
  amount: paise,
  /** Whether the line can be ordered. A part may have left the catalogue, and a form may no longer have a price. */
  isAvailable: z.boolean(),
  files: z.array(lineFile),
  item: z.union([cartPart, cartService]),
});

export type CartLine = z.output<typeof cartLine>;

/** The response to every cart request. Its totals are `cartTotals` of @pcb/quoting. */
export const cart = z.object({
  lines: z.array(cartLine),
  /** The text as typed. It is recorded on the order but does not change an amount. */
  coupon: z.string().nullable(),
});

export type Cart = z.output<typeof cart>;

export const coupon = z.strictObject({ code: z.string().trim().max(50) });

export const checkout = z.strictObject({
  /** The total including tax and shipping. The order is refused as `stalePrice` if the total of the cart differs. */
  expectedTotal: paise,
  /** Required; without it the order is refused as `addressMissing`. */
  addresses: orderAddresses.optional(),
});

export type Checkout = z.output<typeof checkout>;

export const cartRoutes = {
  ...routesFor('everybody', {
    'GET /api/cart': { does: 'the cart of the customer, or of the visitor with this cookie', reply: cart },
    'POST /api/cart/lines': { does: 'adds a line', body: cartItem, reply: cart, status: 201 },
    'PUT /api/cart/lines/:id': { does: 'changes the quantity', body: cartQuantity, reply: cart },
    'DELETE /api/cart/lines/:id': { does: 'removes a line, which can be restored for a day', reply: cart },
    'PUT /api/cart/lines/:id/restored': { does: 'puts a removed line back in its place, with its files', reply: cart },
    'POST /api/cart/coupon': { does: 'notes a code', body: coupon, reply: cart },
  }),
  ...routesFor('customers', {
    'POST /api/cart/orders': {
      does: 'orders the whole cart at the total that the customer saw, for these addresses',
      header: 'Idempotency-Key',
      body: checkout,
      reply: orderDetails,
      status: 201,
    },
  }),
};
