import type { Paise } from '@pcb/quoting/money';

export const paymentMethods = ['bank', 'upi', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Amounts are in paise. */
export interface OrderPayment {
  due: Paise;
  /** Receipts less refunds. */
  paid: Paise;
  /** Negative after an overpayment. */
  balance: number;
  /** Latest first. A refund has a negative amount; `date` is YYYY-MM-DD. */
  payments: readonly {
    id: number;
    amount: number;
    method: PaymentMethod | 'provider';
    reference: string;
    date: string;
  }[];
  bank: { holder: string; name: string; account: string; ifsc: string };
  /** A link that opens a UPI app with the balance; `null` if the business has no UPI address. */
  upi: string | null;
  /** Whether the balance can be paid online. */
  isOnline: boolean;
}

export interface NewPayment {
  kind: 'receipt' | 'refund';
  amount: Paise;
  method: PaymentMethod;
  reference: string;
  /** YYYY-MM-DD. */
  date: string;
}
