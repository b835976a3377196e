/** Removes what price lists and invoices write around an amount: '₹ 12.5', 'Rs. 500/-', 'INR 1,250'. */
export const withoutCurrency = (text: string) =>
  text
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*\/-$/, '');
