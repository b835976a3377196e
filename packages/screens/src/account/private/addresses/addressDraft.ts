import type { GstStateCode } from '@pcb/quoting/gstStates';
import type { BillingAddress, DeliveryAddress, OrderAddresses } from '@pcb/records/orderAddresses';

type Draft<Address extends { state: GstStateCode }> = Omit<Address, 'state'> & { state: GstStateCode | null };

/** Addresses while they are typed. Texts may be blank. */
export interface AddressDraft {
  billing: Draft<BillingAddress>;
  delivery: Draft<DeliveryAddress>;
}

const places = ['address', 'pin', 'state'] as const;

/** Whether the delivery address is blank or the same as the billing address. */
export const isSameAddress = ({ billing, delivery }: AddressDraft): boolean =>
  delivery.address.trim() === '' || places.every((name) => delivery[name] === billing[name]);

/** Copies the billing address to the delivery address. */
export const withBillingAddress = ({ billing, delivery }: AddressDraft): AddressDraft => {
  const { address, pin, state } = billing;
  return { billing, delivery: { ...delivery, address, pin, state, isOtherParty: false } };
};

/** `undefined` if a state is missing. */
export function completeAddresses({ billing, delivery }: AddressDraft): OrderAddresses | undefined {
  if (billing.state === null || delivery.state === null) return undefined;
  return { billing: { ...billing, state: billing.state }, delivery: { ...delivery, state: delivery.state } };
}
