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

/** Who is billed for an order. */
export interface BillingAddress extends PostalAddress {
  name: string;
  /** A GSTIN or UIN; blank without one. */
  gstin: string;
}

/** Where an order goes. */
export interface DeliveryAddress extends PostalAddress {
  /** Who receives it. */
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

/** Why a GSTIN cannot be used with a billing address in this state; `null` if it can. */
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
 * The place of supply, which decides between CGST with SGST, and IGST. For goods it is where they are delivered, or the
 * state of a registered buyer who has them sent to another party (IGST Act 2017, s. 10(1)(a), (b) and (ca)); for services
 * alone, the address of the buyer (s. 12(2)). The holder of a UIN counts as unregistered.
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
