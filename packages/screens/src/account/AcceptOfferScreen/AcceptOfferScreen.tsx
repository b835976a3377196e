'use client';
import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import type { Paise } from '@pcb/quoting/money';
import type { OrderAddresses } from '@pcb/records/orderAddresses';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Card } from '@pcb/ui/Card';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import { busyIfStale } from '../../shared/remote/busyIfStale.ts';
import { LoadFailed } from '../../shared/remote/LoadFailed.tsx';
import type { Remote, Sending } from '../../shared/remote/remote.ts';
import { useRemoteAnnouncement } from '../../shared/remote/useRemoteAnnouncement.ts';
import { mirrored } from '../../shared/styles/mirrored.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { AddressFields } from '../CheckoutScreen/AddressFields.tsx';
import {
  type AddressDraft,
  deliveredToBuyer,
  isDeliveredToBuyer,
  statedAddresses,
} from '../CheckoutScreen/addressDraft.ts';
import { offerHref } from '../OfferScreen/offerHref.ts';
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
  const title = useRef<HTMLHeadingElement>(null);
  useRemoteAnnouncement(offer, content);
  const value = offer.status === 'ready' ? offer.value : undefined;
  return (
    <Stack gap="section">
      <Stack elementType="header" gap="medium">
        {value ? (
          <Text size="small">
            <Link variant="standalone" href={offerHref(value.id)}>
              <ArrowLeft size={16} aria-hidden="true" className={mirrored} />
              <span>{content.back(value.id)}</span>
            </Link>
          </Text>
        ) : null}
        <Heading ref={title} level={1} id="page-title" tabIndex={-1}>
          {content.title(value?.id ?? '')}
        </Heading>
        {value ? (
          <Stack gap="xsmall">
            <Text>{value.service}</Text>
            <Text weight="medium">{content.total(value.total)}</Text>
          </Stack>
        ) : null}
      </Stack>
      {offer.status === 'loading' ? (
        <Card aria-busy="true">
          <Skeleton lines={8} />
        </Card>
      ) : null}
      {offer.status === 'failed' ? (
        <LoadFailed copy={content.failed} onRetry={offer.onRetry} focusOnRetry={title} />
      ) : null}
      {offer.status === 'ready' && value === undefined ? (
        <Card padding="none">
          <EmptyState
            art={<EmptyFootprint />}
            title={content.notFound.title}
            action={<ButtonLink href="/quotations">{content.notFound.back}</ButtonLink>}
          >
            {content.notFound.text}
          </EmptyState>
        </Card>
      ) : null}
      {value ? (
        <div aria-busy={busyIfStale(offer)}>
          <AcceptForm addresses={value.addresses} onOrder={onOrder} sending={sending} content={content} />
        </div>
      ) : null}
    </Stack>
  );
}

interface AcceptFormProps extends Pick<AcceptOfferScreenProps, 'onOrder' | 'sending'> {
  addresses: AddressDraft;
  content: AcceptOfferContent;
}

function AcceptForm({ addresses, onOrder, sending, content }: AcceptFormProps) {
  const [typed, setTyped] = useState(addresses);
  const [isSame, setSame] = useState(() => isDeliveredToBuyer(addresses));
  const stated = statedAddresses(isSame ? deliveredToBuyer(typed) : typed);
  return (
    <SendingForm
      {...sending}
      values={typed}
      size="large"
      submit={content.order}
      onSubmit={() => {
        if (stated) onOrder(stated);
      }}
    >
      <AddressFields draft={typed} onChange={setTyped} isSame={isSame} onSameChange={setSame} content={content} />
      <Text size="small" tone="muted">
        {content.isKept}
      </Text>
    </SendingForm>
  );
}
