/** Quotations that answer inquiries. They have versions; accepting one places an order. */
import { quotations } from '@pcb/records/kinds';
import { taxCode } from '@pcb/records/limits';
import { sides } from '@pcb/records/orderSteps';
import { z } from 'zod';
import { orderAddresses } from './billing.ts';
import { choiceOf } from './records.ts';
import { routesFor } from './route.ts';
import { day, line, lines, paise } from './values.ts';

const quotationLine = z.strictObject({
  name: line,
  quantity: z.int().min(1).max(1_000_000),
  /** The amount before tax, for the whole quantity. */
  amount: paise,
  /** The lead time in working days from the order. */
  leadDays: z.int().min(0).max(365),
  /** HSN of goods or SAC of services, four to eight digits. */
  code: z.string().regex(taxCode),
});

const newQuotation = z.strictObject({
  /** A few words for lists: 'Fabrication of a motor controller'. */
  service: line,
  lines: z.array(quotationLine).min(1).max(50),
  terms: lines.trim(),
  /** The last day on which it can be accepted. */
  validUntil: day,
});

export type NewQuotation = z.output<typeof newQuotation>;

const quotationVersion = z.object({
  version: z.int(),
  /** The day in the time zone of the business. */
  date: day,
  validUntil: day,
  terms: z.string(),
  lines: z.array(quotationLine),
  net: paise,
  tax: paise,
});

const quotationEvent = z.object({
  id: z.int(),
  step: z.enum(['accept', 'decline', 'message']),
  side: z.enum(sides),
  /** The name. For customers it is empty if it is an administrator's. */
  actor: z.string(),
  /** In the time zone of the business, as YYYY-MM-DDTHH:mm. */
  at: z.string(),
  text: z.string(),
});

export const quotation = z.object({
  id: z.string(),
  customer: z.string(),
  service: z.string(),
  status: choiceOf(quotations.fields.status),
  inquiry: z.string().nullable(),
  order: z.string().nullable(),
  isExpired: z.boolean(),
  awaits: z.enum(sides).nullable(),
  /** The versions, latest first. Empty for a quotation from before versions were stored. */
  versions: z.array(quotationVersion),
  /** The events, oldest first. */
  events: z.array(quotationEvent),
});

export type Quotation = z.output<typeof quotation>;

/** The version that the customer has read. */
const version = z.int().min(1);
const header = 'Idempotency-Key';
const message = z.strictObject({ text: lines.trim().min(1) });

export const quotationRoutes = {
  ...routesFor('customers', {
    'GET /api/quotations/:number': { does: 'one of the customer’s quotations, with its versions', reply: quotation },
    'POST /api/quotations/:number/acceptance': {
      does: 'accepts a quotation, which becomes one order however often it is sent',
      body: z.strictObject({ version, addresses: orderAddresses }),
      reply: quotation,
    },
    'POST /api/quotations/:number/refusal': {
      does: 'declines a quotation',
      body: z.strictObject({ version, reason: lines.trim() }),
      reply: quotation,
    },
    'POST /api/quotations/:number/messages': {
      does: 'asks about a quotation',
      header,
      body: message,
      reply: quotation,
      status: 201,
    },
  }),
  ...routesFor('read', {
    'GET /api/admin/quotations/:number/versions': { does: 'a quotation with its versions', reply: quotation },
  }),
  ...routesFor('orders', {
    'POST /api/admin/inquiries/:number/quotations': {
      does: 'answers an inquiry with a quotation, and closes it',
      header,
      body: newQuotation,
      reply: quotation,
      status: 201,
    },
    'POST /api/admin/quotations/:number/versions': {
      does: 'replaces a quotation by another version',
      header,
      body: newQuotation,
      reply: quotation,
      status: 201,
    },
    'POST /api/admin/quotations/:number/messages': {
      does: 'answers the customer’s question about a quotation',
      header,
      body: message,
      reply: quotation,
      status: 201,
    },
  }),
};
