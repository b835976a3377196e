'use client';
import type { Paise } from '@pcb/quoting/money';
import type { OrderAddresses } from '@pcb/records/orderAddresses';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { Remote, Sending } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { AddressDraft } from '../CheckoutScreen/addressDraft.ts';
import { AddressForm } from '../CheckoutScreen/AddressForm.tsx';
import { offerHref } from '../OfferScreen/offerHref.ts';
import { DetailPage } from '../../shared/components/DetailPage.tsx';
import { acceptOfferContent, type AcceptOfferContent } from './AcceptOfferScreen.content.ts';

export { acceptOfferContent, type AcceptOfferContent } from './AcceptOfferScreen.content.ts';

/** A version of a quotation that the customer is about to accept. */
export interface OfferToAccept {
  id: string;
  service: string;
  /** With tax. */
  total: Paise;
  /** The initial addresses of the form. */
  addresses: AddressDraft;
}

export interface AcceptOfferScreenProps extends WithContent<AcceptOfferContent> {
  /** `undefined` if the customer has no such quotation. */
  offer: Remote<OfferToAccept | undefined>;
  /** Called with complete addresses when the quotation is accepted. */
  onOrder: (addresses: OrderAddresses) => void;
  /** The state of the submission. The name of a field is a path: 'addresses.billing.gstin'. */
  sending: Sending;
}

/**
 * The last step before a quotation becomes an order: the billing and delivery addresses. For a cart use `CheckoutScreen`. Rendered
 * inside `AccountLayout`.
 *
 * @example <AcceptOfferScreen offer={{ status: 'ready', value: offer }} onOrder={accept} sending={sending} />
 */
export function AcceptOfferScreen({ offer, onOrder, sending, content = acceptOfferContent }: AcceptOfferScreenProps) {
  const value = offer.status === 'ready' ? offer.value : undefined;
  return (
    <DetailPage
      data={offer}
      back={value && { href: offerHref(value.id), label: content.back(value.id) }}
      title={content.title(value?.id ?? '')}
      lead={
        value ? (
          <Stack gap="xsmall">
            <Text>{value.service}</Text>
            <Text weight="medium">{content.total(value.total)}</Text>
          </Stack>
        ) : null
      }
      content={content}
      none={{ ...content.notFound, action: { href: '/quotations', label: content.notFound.back } }}
    >
      {({ addresses }) => <AddressForm addresses={addresses} onOrder={onOrder} sending={sending} content={content} />}
    </DetailPage>
  );
}
