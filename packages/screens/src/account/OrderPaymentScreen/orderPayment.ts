import type { Paise } from '@pcb/quoting/money';

export const paymentMethods = ['bank', 'upi', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What is due for an order, and what was paid. Amounts are in paise. */
export interface OrderPayment {
  due: Paise;
  /** Receipts less refunds. */
  paid: Paise;
  /** Negative if too much was paid. */
  balance: number;
  /** The latest first. A refund has a negative amount; `date` is YYYY-MM-DD. */
  payments: readonly {
    id: number;
    amount: number;
    method: PaymentMethod | 'provider';
    reference: string;
    date: string;
  }[];
  bank: { holder: string; name: string; account: string; ifsc: string };
  /** A link that opens a UPI app with the balance; `null` without one. */
  upi: string | null;
  /** Whether a payment provider takes the balance. */
  isOnline: boolean;
}

/** A receipt or a refund to record. */
export interface NewPayment {
  kind: 'receipt' | 'refund';
  amount: Paise;
  method: PaymentMethod;
  reference: string;
  /** YYYY-MM-DD. */
  date: string;
}
