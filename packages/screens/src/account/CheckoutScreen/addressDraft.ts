import type { GstStateCode } from '@pcb/quoting/gstStates';
import type { BillingAddress, DeliveryAddress, OrderAddresses } from '@pcb/records/orderAddresses';

type Draft<Address extends { state: GstStateCode }> = Omit<Address, 'state'> & { state: GstStateCode | null };

/** Addresses as they are being typed: texts may be blank. */
export interface AddressDraft {
  billing: Draft<BillingAddress>;
  delivery: Draft<DeliveryAddress>;
}

const places = ['address', 'pin', 'state'] as const;

/** Whether the order goes to the billing address, or to none yet. */
export const isDeliveredToBuyer = ({ billing, delivery }: AddressDraft): boolean =>
  delivery.address.trim() === '' || places.every((name) => delivery[name] === billing[name]);

/** With the billing address as the one of the delivery. */
export const deliveredToBuyer = ({ billing, delivery }: AddressDraft): AddressDraft => {
  const { address, pin, state } = billing;
  return { billing, delivery: { ...delivery, address, pin, state, isOtherParty: false } };
};

/** `undefined` without both states. */
export function statedAddresses({ billing, delivery }: AddressDraft): OrderAddresses | undefined {
  if (billing.state === null || delivery.state === null) return undefined;
  return { billing: { ...billing, state: billing.state }, delivery: { ...delivery, state: delivery.state } };
}
