import { gstStates } from '@pcb/quoting/gstStates';
import { orders } from '@pcb/records/kinds';
import { maxLength } from '@pcb/records/limits';
import { z } from 'zod';
import { choiceOf } from './records.ts';
import { routesFor } from './route.ts';
import { count, day, email, line, lines, paise } from './values.ts';

const stateCodes = gstStates.map(({ code }) => code);

const phone = z.string().trim().max(maxLength.phone);

export const address = z.strictObject({
  /** Chosen by the client, and unique within the account. */
  id: z.string().min(1).max(64),
  name: line,
  text: lines.min(1),
  contact: phone,
  type: line,
});

const isUnique = (addresses: readonly { id: string }[]) =>
  new Set(addresses.map(({ id }) => id)).size === addresses.length;

/** The editable part of the account. */
export const profile = z.strictObject({
  name: line,
  mobile: phone,
  company: z.string().trim().max(maxLength.line),
  state: z.enum(stateCodes).nullable(),
  addresses: z.array(address).max(50).refine(isUnique, 'Two addresses have the same id'),
  /** Cannot be used to sign in. */
  emails: z.array(email).max(20),
});

/** The customer's own data. A change requires the `ETag` as `If-Match`. */
export const account = z.object({
  ...profile.shape,
  email: z.string(),
  /** The total of orders that have not been shipped, including tax. */
  runningOrders: paise,
  /** The total balance of unpaid invoices. */
  outstandingInvoices: paise,
  totalCreditNote: paise,
});

export type Account = z.output<typeof account>;

export const latestOrder = z.object({
  id: z.string(),
  pcbName: z.string(),
  status: choiceOf(orders.fields.status),
  date: day,
});

/** The figures of the customer's dashboard. */
export const overview = z.object({
  counts: z.object({
    orders: count,
    shipped: count,
    quotations: count,
    inquiries: count,
    /** Orders with an open question to the customer. */
    queries: count,
    invoices: count,
  }),
  latestOrders: z.array(
    // `dispatchDate` is the date of the invoice.
    z.object({ ...latestOrder.shape, flag: choiceOf(orders.fields.flag), dispatchDate: day.nullable() }),
  ),
  /** Questions to answer, quotations to accept and invoices to pay, oldest first. */
  waiting: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['query', 'quotation', 'invoice']),
      /** The board of the order, or the service of the quotation. */
      about: z.string(),
      /** The last day on which the quotation can be accepted. */
      due: day.nullable(),
    }),
  ),
});

export const accountRoutes = routesFor('customers', {
  'GET /api/profile': { does: 'the customer’s own data; the `ETag` is their version', reply: account },
  'PUT /api/profile': { does: 'changes the customer’s own data', header: 'If-Match', body: profile, reply: account },
  'GET /api/overview': {
    does: 'counts, the latest orders, and what waits for the customer',
    reply: overview,
  },
});
