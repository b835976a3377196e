import type { Paise } from '@pcb/quoting/money';

export interface UpiPayment {
  /** The address of the payee: 'shop@bank'. */
  payee: string;
  payeeName: string;
  amount: Paise;
  /** Shown on the payee's statement: 'Order 1234'. */
  note: string;
}

/** Returns a link that opens a payment app, for a button on a phone or a QR code (NPCI, UPI linking specification). */
export const upiLink = ({ payee, payeeName, amount, note }: UpiPayment): string => {
  const values = { pa: payee, pn: payeeName, am: (amount / 100).toFixed(2), cu: 'INR', tn: note };
  // URLSearchParams writes spaces as plus signs, which some apps show.
  return `upi://pay?${Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`)
    .join('&')}`;
};
