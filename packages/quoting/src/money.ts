declare const unit: unique symbol;

/** An amount in whole paise, 100 to the rupee. Only `paise` and `rupees` make one, so units cannot be confused. */
export type Paise = number & { readonly [unit]: 'paise' };

/** Rounds to whole paise, because arithmetic on amounts yields plain numbers. */
export const paise = (amount: number): Paise => Math.round(amount) as Paise;

/** The tax on printed circuit boards and related products, in percent. */
export const taxPercent = 18;

/** Converts rupees to paise, rounded: `rupees(266.5)` is 26650. */
export const rupees = (amount: number): Paise => paise(amount * 100);

/** Returns the tax on an amount, rounded to whole paise. It is exact for whole rupees. */
export const taxOn = (amount: Paise): Paise => paise((amount * taxPercent) / 100);

/** Returns the part of a tax-inclusive amount before tax, rounded to whole paise. */
export const withoutTax = (amount: Paise): Paise => paise((amount * 100) / (100 + taxPercent));
