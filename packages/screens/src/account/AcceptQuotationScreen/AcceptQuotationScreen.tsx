'use client';
import type { Paise } from '@pcb/quoting/money';
import type { OrderAddresses } from '@pcb/records/orderAddresses';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { DetailPage } from '../../shared/components/DetailPage.tsx';
import type { Remote, Sending } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { AddressDraft } from '../private/addresses/addressDraft.ts';
import { AddressForm } from '../private/addresses/AddressForm.tsx';
import { quotationHref } from '../private/quotationHref.ts';
import { acceptQuotationContent, type AcceptQuotationContent } from './AcceptQuotationScreen.content.ts';

export { acceptQuotationContent, type AcceptQuotationContent } from './AcceptQuotationScreen.content.ts';

/** A version of a quotation that the customer is about to accept. */
export interface QuotationToAccept {
  id: string;
  service: string;
  /** With tax. */
  total: Paise;
  /** The initial addresses of the form. */
  addresses: AddressDraft;
}

export interface AcceptQuotationScreenProps extends WithContent<AcceptQuotationContent> {
  /** `undefined` if the customer has no such quotation. */
  quotation: Remote<QuotationToAccept | undefined>;
  /** Called with complete addresses when the quotation is accepted. */
  onOrder: (addresses: OrderAddresses) => void;
  /** The state of the submission. The name of a field is a path: 'addresses.billing.gstin'. */
  sending: Sending;
}

/**
 * The last step before a quotation becomes an order: the billing and delivery addresses. For a cart use `CheckoutScreen`. Rendered
 * inside `AccountLayout`.
 *
 * @example <AcceptQuotationScreen quotation={{ status: 'ready', value: quotation }} onOrder={accept} sending={sending} />
 */
export function AcceptQuotationScreen({
  quotation,
  onOrder,
  sending,
  content = acceptQuotationContent,
}: AcceptQuotationScreenProps) {
  const value = quotation.status === 'ready' ? quotation.value : undefined;
  return (
    <DetailPage
      data={quotation}
      back={value && { href: quotationHref(value.id), label: content.back(value.id) }}
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
