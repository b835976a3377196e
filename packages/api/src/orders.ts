import { formSchemas, serviceTabs } from '@pcb/quoting/forms';
import { z } from 'zod';
import { lineFile } from './files.ts';
import type { Routes } from './route.ts';
import { day, paise } from './values.ts';

/** The `Idempotency-Key`, chosen by the client. A repeated request with the same key gets the first response. */
export const idempotencyKey = z.string().regex(/^[\w-]{16,64}$/);

/** `parseForm` of @pcb/quoting validates the values. */
export const orderForm = z.record(z.string().max(50), z.union([z.string().max(2_000), z.boolean()]));

/** Parts for a board need an inquiry instead, because their prices depend on the bill of materials. */
export const orderedService = z.enum(serviceTabs).exclude(['source']);

export const placedOrder = z.object({
  id: z.string(),
  date: day,
  status: z.string(),
  pcbName: z.string(),
  net: paise,
  /** On the lines and on shipping. */
  centralTax: paise,
  stateTax: paise,
  integratedTax: paise,
  /** Before tax. */
  shipping: paise,
  total: paise,
  /** The number of the invoice, which is issued when the order ships. */
  invoice: z.string().nullable(),
  files: z.array(lineFile),
});

export type PlacedOrder = z.output<typeof placedOrder>;

export const inquiry = z.strictObject({
  form: z.record(z.enum(Object.keys(formSchemas.source) as [string, ...string[]]), z.string().max(2_000)),
});

export const orderRoutes = {
  'GET /api/orders': { for: 'customers', does: 'the customer’s latest 200 orders', reply: z.array(placedOrder) },
  'GET /api/orders/:number': { for: 'customers', does: 'one of them', reply: placedOrder },
  'POST /api/inquiries': {
    for: 'customers',
    does: 'asks for the parts of a board',
    header: 'Idempotency-Key',
    body: inquiry,
    reply: z.object({ id: z.string() }),
    status: 201,
  },
} satisfies Routes;
