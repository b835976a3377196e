/** An amount of money in paise, always a whole number: a hundred paise are one rupee. */
export type Paise = number;

/** Tax on printed circuit boards and on what belongs to them, in percent. */
export const taxPercent = 18;

/** Rupees as paise, rounded to the nearest one: `rupees(266.5)` is 26650. */
export const rupees = (amount: number): Paise => Math.round(amount * 100);

/** The tax on an amount, rounded to whole paise; exact for every whole number of rupees. */
export const taxOn = (amount: Paise): Paise => Math.round((amount * taxPercent) / 100);

// en-IN groups by lakh and crore: ₹1,23,45,678.00.
const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const withoutZeroPaise = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});
const wholeNumber = new Intl.NumberFormat('en-IN');

/** For a sum that people check to the last digit: ₹1,25,000.00. */
export const formatRupees = (amount: Paise) => withPaise.format(amount / 100);

/** For a price in passing: ₹1,25,000, and ₹266.50 where paise are left. */
export const formatRupeesBriefly = (amount: Paise) => withoutZeroPaise.format(amount / 100);

/** A count with Indian grouping: 1,25,000. */
export const formatCount = (count: number) => wholeNumber.format(count);
