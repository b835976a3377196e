import { loadFailedText } from '../../shared/remote/loadFailedText.ts';
import type { NewPayment, PaymentMethod } from './orderPayment.ts';

/** Copy of the payment page of an order. */
export const orderPaymentContent = {
  back: 'Back to the order',
  title: (id: string) => `Payment for order ${id}`,
  sums: {
    title: 'Amount due',
    due: 'Order total',
    paid: 'Paid',
    balance: 'Balance due',
    overpaid: 'Overpaid',
  },
  bank: {
    title: 'Bank transfer',
    holder: 'Account holder',
    name: 'Bank',
    account: 'Account number',
    ifsc: 'IFSC',
    reference: 'Reference',
  },
  upi: {
    title: 'UPI',
    code: (amount: string) => `QR code for a payment of ${amount} by UPI`,
    scan: 'Scan the code with a UPI app. The amount and the reference are filled in.',
    open: 'Open a UPI app',
  },
  payments: {
    title: 'Payments',
    none: 'No payments yet.',
    received: (date: string, method: string, reference: string) => `Received ${date}, ${method}, ${reference}`,
    refunded: (date: string, method: string, reference: string) => `Refunded ${date}, ${method}, ${reference}`,
  },
  methods: { bank: 'Bank transfer', upi: 'UPI', other: 'Other', provider: 'Online' } satisfies Record<
    PaymentMethod | 'provider',
    string
  >,
  payOnline: 'Pay online',
  record: {
    title: 'Record a payment',
    kind: 'Type',
    kinds: { receipt: 'Receipt', refund: 'Refund' } satisfies Record<NewPayment['kind'], string>,
    amount: 'Amount (₹)',
    amountProblem: 'Enter an amount in rupees, such as 1,25,000.50.',
    method: 'Method',
    reference: 'Reference',
    referenceHelp: 'As on the bank statement, such as the UTR. A reference can be recorded only once.',
    date: 'Date',
    submit: 'Record',
  },
  loading: 'Loading the payment…',
  failed: loadFailedText('The payment'),
};

export type OrderPaymentContent = typeof orderPaymentContent;
