/** Invoices and credit notes. They never change after they are issued. */
import { z } from 'zod';
import { orderAddresses, state } from './billing.ts';
import { routesFor } from './route.ts';
import { day, line, paise } from './values.ts';

const invoiceLine = z.object({
  description: z.string(),
  /** HSN or SAC. */
  code: z.string(),
  quantity: z.int().min(1),
  /** In paise. Negative for a discount. */
  amount: z.int(),
});

/** The contents of an invoice on its day, without number, date and amounts (CGST Rules 2017, rule 46). */
export const invoiceSnapshot = z.object({
  order: z.object({ id: z.string(), date: day }),
  seller: z.object({ name: z.string(), address: z.string(), gstin: z.string(), cin: z.string(), state }),
  customer: z.string(),
  /** `null` for orders without stored addresses: use the customer's name and the shipping address. */
  addresses: orderAddresses.nullable(),
  shippingAddress: z.string(),
  placeOfSupply: state,
  /** The lines and the freight, which add up to the taxable value. */
  lines: z.array(invoiceLine),
  /** In percent. */
  taxRate: z.number(),
});

export type InvoiceSnapshot = z.output<typeof invoiceSnapshot>;

export const taxDocument = z.object({
  kind: z.enum(['invoice', 'creditNote']),
  number: z.string(),
  date: day,
  /** On a credit note: the cancelled invoice and the reason. */
  credits: z.object({ number: z.string(), date: day, reason: z.string() }).nullable(),
  /** On an invoice: whether a credit note cancels it. */
  isCredited: z.boolean(),
  taxable: paise,
  centralTax: paise,
  stateTax: paise,
  integratedTax: paise,
  /** The rounding to whole rupees, in paise, from -50 to 50. */
  rounding: z.int(),
  total: paise,
  snapshot: invoiceSnapshot,
});

export type TaxDocument = z.output<typeof taxDocument>;

const documents = z.array(taxDocument);

export const creditNote = z.strictObject({ reason: line });

/** A month as YYYY-MM. */
const documentMonth = z.strictObject({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) });

export const invoiceRoutes = {
  ...routesFor('customers', {
    'GET /api/orders/:number/invoices': {
      does: 'the invoices and credit notes of one of the customer’s orders, the latest first',
      reply: documents,
    },
  }),
  ...routesFor('read', {
    'GET /api/admin/orders/:number/invoices': {
      does: 'the invoices and credit notes of an order, the latest first',
      reply: documents,
    },
    'GET /api/admin/invoices/csv': {
      does: 'the invoices and credit notes of a month as a CSV file',
      query: documentMonth,
      reply: z.string(),
      media: 'text/csv',
    },
  }),
  ...routesFor('orders', {
    'POST /api/admin/orders/:number/invoices': {
      does: 'issues an invoice for a shipped order without one',
      reply: documents,
      status: 201,
    },
    'POST /api/admin/orders/:number/credit-notes': {
      does: 'cancels the invoice of an order with a credit note',
      body: creditNote,
      reply: documents,
      status: 201,
    },
  }),
};
