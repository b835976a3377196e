import type { GstStateCode } from './gstStates.ts';
import { type Paise, paise } from './money.ts';

/**
 * The place where a supply is made: a state or union territory, a special economic zone for its authorised operations,
 * or abroad. Goods to a registered buyer: the place of delivery or, if shipped to one party and billed to another, the
 * principal place of business of the billed party (IGST Act 2017, s. 10(1)(a) and (b)). Goods to an unregistered buyer:
 * the address on the invoice (the delivery address if they differ), or the seller's state if there is none (s.
 * 10(1)(ca), since October 2023; Circular 209/3/2024). Services: the location of a registered recipient, or the address
 * on record of another (s. 12(2)).
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
