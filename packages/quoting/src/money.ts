declare const unit: unique symbol;

/** An amount of money in whole paise. One rupee is 100 paise. Made by `paise` or `rupees`, so that the two units cannot be confused. */
export type Paise = number & { readonly [unit]: 'paise' };

/** An amount in whole paise, rounded: arithmetic with amounts has plain numbers as its result. */
export const paise = (amount: number): Paise => Math.round(amount) as Paise;

/** The tax on printed circuit boards and related products, in percent. */
export const taxPercent = 18;

/** Converts rupees to paise, rounded: `rupees(266.5)` is 26650. */
export const rupees = (amount: number): Paise => paise(amount * 100);

/** The tax on an amount, rounded to whole paise. Exact for whole rupees. */
export const taxOn = (amount: Paise): Paise => paise((amount * taxPercent) / 100);

/** What is left of an amount that includes the tax, rounded to whole paise. */
export const withoutTax = (amount: Paise): Paise => paise((amount * 100) / (100 + taxPercent));
