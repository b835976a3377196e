import { formSchemas, serviceTabs } from '@pcb/quoting/forms';
import { orders } from '@pcb/records/kinds';
import { z } from 'zod';
import { orderAddresses, state } from './billing.ts';
import { lineFile } from './files.ts';
import { choiceOf } from './records.ts';
import { routesFor } from './route.ts';
import { day, paise } from './values.ts';

/** The `Idempotency-Key`, chosen by the client. A second request with the same key gets the first response. */
export const idempotencyKey = z.string().regex(/^[\w-]{16,64}$/);

/** `parseForm` of @pcb/quoting validates the values. */
export const orderForm = z.record(z.string().max(50), z.union([z.string().max(2_000), z.boolean()]));

/** Parts for a board require an inquiry instead, because their prices depend on the bill of materials. */
export const orderedService = z.enum(serviceTabs).exclude(['source']);

export const placedOrder = z.object({
  id: z.string(),
  date: day,
  status: choiceOf(orders.fields.status),
  pcbName: z.string(),
  flag: choiceOf(orders.fields.flag),
  net: paise,
  /** The tax on the lines and on shipping. */
  centralTax: paise,
  stateTax: paise,
  integratedTax: paise,
  /** The shipping before tax. */
  shipping: paise,
  total: paise,
  /** The number of the invoice, which is issued when the order ships. */
  invoice: z.string().nullable(),
  /** The date of the invoice. */
  dispatchDate: day.nullable(),
});

export type PlacedOrder = z.output<typeof placedOrder>;

/** A line of an order, at the prices of the day on which it was ordered. */
export const orderedLine = z.object({
  /** From 1. Unique within the order. */
  position: z.int().min(1),
  /** The name of the part, or the customer's name for the board, or the name of the service. */
  name: z.string(),
  quantity: z.int().min(1),
  /** The price of a piece before tax, rounded to whole paise. */
  unit: paise,
  /** The amount of the line before tax. */
  amount: paise,
  /** A part of the catalogue by its id, a service with the values of its form, or `null` for a line entered by hand. */
  item: z.union([z.object({ part: z.string() }), z.object({ service: orderedService, form: orderForm })]).nullable(),
  files: z.array(lineFile),
});

export type OrderedLine = z.output<typeof orderedLine>;

/** `null` for orders from before addresses were stored. */
export const orderParties = z.object({ addresses: orderAddresses.nullable(), placeOfSupply: state.nullable() });

export const orderDetails = z.object({
  ...placedOrder.shape,
  ...orderParties.shape,
  lines: z.array(orderedLine),
});

export type OrderDetails = z.output<typeof orderDetails>;

/** The form of an inquiry for the parts of a board. */
export const inquiry = z.strictObject({
  form: z.record(z.enum(Object.keys(formSchemas.source) as [string, ...string[]]), z.string().max(2_000)),
});

export const orderRoutes = {
  ...routesFor('customers', {
    'GET /api/orders': { does: 'the customer’s latest 200 orders', reply: z.array(placedOrder) },
    'GET /api/orders/:number': { does: 'one of them, with its lines', reply: orderDetails },
    'POST /api/inquiries': {
      does: 'asks for the parts of a board',
      header: 'Idempotency-Key',
      body: inquiry,
      reply: z.object({ id: z.string() }),
      status: 201,
    },
  }),
  ...routesFor('read', {
    'GET /api/admin/orders/:number/parties': {
      does: 'who is billed for an order, where it goes, and the place of supply',
      reply: orderParties,
    },
    'GET /api/admin/orders/:number/lines': {
      does: 'what was ordered, with the files of each line',
      reply: z.array(orderedLine),
    },
  }),
};
