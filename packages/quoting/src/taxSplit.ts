import type { GstStateCode } from './gstStates.ts';
import { type Paise, paise } from './money.ts';

/**
 * The place where a supply is made: a state or union territory, a special economic zone for its authorised operations,
 * or abroad. The caller derives it from the buyer and the addresses (IGST Act 2017, s. 10 and 12).
 */
export type PlaceOfSupply = GstStateCode | 'sez' | 'export';

/** CGST and SGST, or IGST. The amounts add up to the whole tax. */
export type TaxSplit =
  /** Within the seller's state: central tax (CGST), rounded, and the rest as state tax (SGST). */
  | { kind: 'withinState'; central: Paise; state: Paise }
  | { kind: 'interState'; integrated: Paise }
  /** Integrated tax, which is not charged under a letter of undertaking. */
  | { kind: 'zeroRated'; integrated: Paise };

/**
 * Splits the tax by place of supply. Supplies to a special economic zone are inter-state even within the
 * state (IGST Act 2017, s. 7(5)(b)), and zero-rated like exports if for authorised operations (s. 16(1)(b)).
 * A seller in a union territory without a legislature pays UTGST instead of SGST, at the same rate.
 */
export function taxSplit(tax: Paise, place: PlaceOfSupply, sellerState: GstStateCode): TaxSplit {
  if (place === 'sez' || place === 'export') return { kind: 'zeroRated', integrated: tax };
  if (place !== sellerState) return { kind: 'interState', integrated: tax };
  const central = paise(tax / 2);
  return { kind: 'withinState', central, state: paise(tax - central) };
}
