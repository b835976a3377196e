/** An amount of money in whole paise. One rupee is 100 paise. */
export type Paise = number;

/** The tax on printed circuit boards and related products, in percent. */
export const taxPercent = 18;

/** Converts rupees to paise, rounded: `rupees(266.5)` is 26650. */
export const rupees = (amount: number): Paise => Math.round(amount * 100);

/** The tax on an amount, rounded to whole paise. Exact for whole rupees. */
export const taxOn = (amount: Paise): Paise => Math.round((amount * taxPercent) / 100);

/** The two halves of the tax within the state of the seller. */
export interface TaxHalves {
  central: Paise;
  state: Paise;
}

/**
 * Splits the tax into central (CGST) and state tax (SGST), which are due within the state of the seller. They add up
 * exactly: the state gets what the rounded central half leaves. In another state the whole is integrated tax (IGST).
 */
export function taxHalves(tax: Paise): TaxHalves {
  const central = Math.round(tax / 2);
  return { central, state: tax - central };
}
