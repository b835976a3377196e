import { gstState, type GstStateCode } from '@pcb/quoting/gstStates';
import type { OrderAddresses } from '@pcb/records/orderAddresses';
import { DefinitionList } from '@pcb/ui/DefinitionList';
import { Section } from '../../shared/components/Section.tsx';
import type { WithContent } from '../../shared/WithContent.ts';
import { orderPartiesContent, type OrderPartiesContent } from './OrderParties.content.ts';

export { orderPartiesContent, type OrderPartiesContent } from './OrderParties.content.ts';

export interface Parties extends OrderAddresses {
  /** Decides between CGST with SGST, and IGST. */
  placeOfSupply: GstStateCode;
}

export interface OrderPartiesProps extends WithContent<OrderPartiesContent> {
  parties: Parties;
}

/**
 * The billing and delivery addresses of an order, and its place of supply.
 *
 * @example <OrderParties parties={order.parties} />
 */
export function OrderParties({ parties, content = orderPartiesContent }: OrderPartiesProps) {
  const { billing, delivery, placeOfSupply } = parties;
  const label = ({ name, address, state, pin }: typeof billing | typeof delivery) =>
    [name, address, content.town(gstState(state)?.name ?? '', pin)].join('\n');
  return (
    <Section title={content.title} gap="medium">
      <DefinitionList
        items={[
          { id: 'billing', label: content.billing, value: label(billing) },
          { id: 'gstin', label: content.gstin, value: billing.gstin || content.noGstin },
          { id: 'delivery', label: content.delivery, value: `${label(delivery)}\n${delivery.phone}` },
          { id: 'place', label: content.placeOfSupply, value: content.state(placeOfSupply) },
        ]}
      />
    </Section>
  );
}
