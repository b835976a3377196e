import type { Paise } from '../../shared/format/money.ts';

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
