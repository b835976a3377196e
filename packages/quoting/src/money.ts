/** An amount of money in whole paise. One rupee is 100 paise. */
export type Paise = number;

/** The tax on printed circuit boards and related products, in percent. */
export const taxPercent = 18;

/** Converts rupees to paise, rounded: `rupees(266.5)` is 26650. */
export const rupees = (amount: number): Paise => Math.round(amount * 100);

/** The tax on an amount, rounded to whole paise. Exact for whole rupees. */
export const taxOn = (amount: Paise): Paise => Math.round((amount * taxPercent) / 100);
