import { type GstinProblem, gstinKind, gstinProblem, stateOfGstin } from '@pcb/quoting/gstin';
import type { GstStateCode } from '@pcb/quoting/gstStates';

/** A place in India. */
interface PostalAddress {
  /** Street and town, with line breaks. */
  address: string;
  /** The six digits of the PIN code. */
  pin: string;
  state: GstStateCode;
}

/** The person or business that is billed for an order. */
export interface BillingAddress extends PostalAddress {
  name: string;
  /** A GSTIN or UIN, or blank if there is none. */
  gstin: string;
}

/** The place to which an order is sent. */
export interface DeliveryAddress extends PostalAddress {
  /** The name of the recipient. */
  name: string;
  phone: string;
  /** Whether the goods go to a business other than the billed one. */
  isOtherParty: boolean;
}

export interface OrderAddresses {
  billing: BillingAddress;
  delivery: DeliveryAddress;
}

export type BillingGstinProblem = GstinProblem | 'otherState';

/** Returns the reason that a GSTIN cannot be used with a billing address in this state, or `null` if it can. */
export function billingGstinProblem({
  gstin,
  state,
}: {
  gstin: string;
  state: GstStateCode | null;
}): BillingGstinProblem | null {
  if (gstin.trim() === '') return null;
  return gstinProblem(gstin) ?? (state !== null && stateOfGstin(gstin)?.code !== state ? 'otherState' : null);
}

/**
 * Returns the place of supply, which decides between CGST with SGST, and IGST. For goods it is the place of delivery,
 * or the state of a registered buyer who has them sent to another party (IGST Act 2017, s. 10(1)(a), (b) and (ca);
 * Circular 209/3/2024); for services alone, it is the address of the buyer (s. 12(2)). The holder of a UIN is treated
 * as unregistered.
 */
export function placeOfSupplyOf(
  {
    billing,
    delivery,
  }: {
    billing: Pick<BillingAddress, 'gstin' | 'state'>;
    delivery: Pick<DeliveryAddress, 'isOtherParty' | 'state'>;
  },
  hasGoods: boolean,
): GstStateCode {
  if (!hasGoods) return billing.state;
  const kind = gstinKind(billing.gstin);
  const isRegistered = kind !== undefined && kind !== 'uin';
  return isRegistered && delivery.isOtherParty ? billing.state : delivery.state;
}
