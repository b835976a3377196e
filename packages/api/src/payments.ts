import { z } from 'zod';
import { routesFor } from './route.ts';
import { day, line, paise } from './values.ts';

export const paymentMethods = ['bank', 'upi', 'other'] as const;

export const payment = z.object({
  id: z.int(),
  /** In paise; negative for a refund. */
  amount: z.int(),
  /** `provider` if a payment provider has reported it; otherwise an administrator has recorded it. */
  method: z.enum([...paymentMethods, 'provider']),
  reference: z.string(),
  date: day,
});

export const orderPayment = z.object({
  /** The total of the invoice, or of the order if there is none, rounded to whole rupees. 0 for a cancelled order. */
  due: paise,
  /** Receipts minus refunds. */
  paid: paise,
  /** In paise. Negative after an overpayment. */
  balance: z.int(),
  /** The payments, latest first. */
  payments: z.array(payment),
  bank: z.object({ holder: z.string(), name: z.string(), account: z.string(), ifsc: z.string() }),
  /** A UPI link for the balance; `null` if nothing is due or the business has no UPI address. */
  upi: z.string().nullable(),
  /** Whether the balance can be paid online. */
  isOnline: z.boolean(),
});

export type OrderPayment = z.output<typeof orderPayment>;

export const newPayment = z.strictObject({
  kind: z.enum(['receipt', 'refund']),
  amount: paise.refine((amount) => amount > 0, 'More than nothing'),
  method: z.enum(paymentMethods),
  reference: line,
  date: day,
});

export const unpaidInvoice = z.object({
  /** The number of the invoice. */
  id: z.string(),
  order: z.string(),
  pcbName: z.string(),
  date: day,
  balance: paise,
});

export const paymentRoutes = {
  ...routesFor('everybody', {
    'POST /api/payment-events': { does: 'a webhook of the payment provider, signed in the header `X-Signature`' },
  }),
  ...routesFor('customers', {
    'GET /api/orders/:number/payment': {
      does: 'what is due for one of the customer’s orders, what was paid, and how to pay',
      reply: orderPayment,
    },
    'POST /api/orders/:number/online-payments': {
      does: 'starts a payment of what is due at the payment provider, whose page is at `url`',
      reply: z.object({ url: z.string() }),
      status: 201,
    },
    'GET /api/unpaid': { does: 'the customer’s latest 100 unpaid invoices', reply: z.array(unpaidInvoice) },
  }),
  ...routesFor('read', {
    'GET /api/admin/orders/:number/payment': {
      does: 'what is due for an order, and what was paid',
      reply: orderPayment,
    },
  }),
  ...routesFor('orders', {
    'POST /api/admin/orders/:number/payments': {
      does: 'records a receipt or a refund',
      header: 'Idempotency-Key',
      body: newPayment,
      reply: orderPayment,
      status: 201,
    },
  }),
};
