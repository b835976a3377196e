import { loadFailedText } from '../../shared/remote/loadFailedText.ts';
import type { NewPayment, PaymentMethod } from './orderPayment.ts';

/** Copy of the payment page of an order. */
export const orderPaymentContent = {
  back: 'Back to the order',
  title: (id: string) => `Payment of order ${id}`,
  sums: {
    title: 'What is due',
    due: 'Due',
    paid: 'Paid',
    balance: 'To pay',
    overpaid: 'Paid too much',
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
    scan: 'Scan it with a UPI app. It has the amount and the reference.',
    open: 'Open a UPI app',
  },
  payments: {
    title: 'Payments',
    none: 'Nothing has been received yet.',
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
    kind: 'Kind',
    kinds: { receipt: 'Receipt', refund: 'Refund' } satisfies Record<NewPayment['kind'], string>,
    amount: 'Amount (₹)',
    amountProblem: 'Enter an amount in rupees, such as 1,25,000.50.',
    method: 'Paid by',
    reference: 'Reference',
    referenceHelp: 'As on the statement, such as a UTR. Each counts once.',
    date: 'Date',
    submit: 'Record',
  },
  loading: 'Loading the payment…',
  failed: loadFailedText('The payment'),
};

export type OrderPaymentContent = typeof orderPaymentContent;
