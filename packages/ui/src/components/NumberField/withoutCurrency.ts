import { plainText } from '@pcb/text/typed';

/** Removes what price lists and invoices write around an amount, in ASCII: '₹ 12.5', 'Rs. 500/-', 'INR 1,250'. */
export const withoutCurrency = (text: string) =>
  plainText(text)
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*\/-$/, '');
