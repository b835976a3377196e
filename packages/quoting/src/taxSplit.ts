import type { GstStateCode } from './gstStates.ts';
import { type Paise, paise } from './money.ts';

/**
 * Where a supply is made: the code of a state or union territory, a special economic zone for its authorised operations, or abroad.
 * For goods to a registered buyer that is where they are delivered or, if they are shipped to one party and billed to
 * another, the principal place of business of the one who is billed (IGST Act 2017, s. 10(1)(a) and (b)). For goods to a
 * buyer who is not registered it is the address on the invoice, which is that of delivery where the two differ, and
 * without an address the state of the seller (s. 10(1)(ca), since October 2023; Circular 209/3/2024). For services it is
 * the location of a registered recipient, or the address on record of another (s. 12(2)).
 */
export type PlaceOfSupply = GstStateCode | 'sez' | 'export';

/** The tax, split into CGST and SGST or as IGST. The amounts add up to the whole tax. */
export type TaxSplit =
  /** Within the state of the seller: central tax (CGST), and what its rounded half leaves as state tax (SGST). */
  | { kind: 'withinState'; central: Paise; state: Paise }
  /** Between states: integrated tax (IGST). */
  | { kind: 'interState'; integrated: Paise }
  /** Integrated tax, of which nothing is charged under a letter of undertaking. */
  | { kind: 'zeroRated'; integrated: Paise };

/**
 * Splits the tax by the place of supply. Supplies to a special economic zone are inter-state also within the state
 * (IGST Act 2017, s. 7(5)(b)). Like exports they are zero-rated if they are for authorised operations (s. 16(1)(b)). A seller in a union territory without a
 * legislature pays UTGST instead of SGST, at the same rate.
 */
export function taxSplit(tax: Paise, place: PlaceOfSupply, sellerState: GstStateCode): TaxSplit {
  if (place === 'sez' || place === 'export') return { kind: 'zeroRated', integrated: tax };
  if (place !== sellerState) return { kind: 'interState', integrated: tax };
  const central = paise(tax / 2);
  return { kind: 'withinState', central, state: paise(tax - central) };
}
