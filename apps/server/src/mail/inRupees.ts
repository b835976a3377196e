const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Formats paise for mails: '₹3,488.80'. */
export const inRupees = (amount: number): string => format.format(amount / 100);
