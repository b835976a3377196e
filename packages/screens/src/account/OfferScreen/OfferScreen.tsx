'use client';
import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Card } from '@pcb/ui/Card';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Offer } from '../../quote/OfferSheet/offer.ts';
import { busyIfStale } from '../../shared/remote/busyIfStale.ts';
import { LoadFailed } from '../../shared/remote/LoadFailed.tsx';
import type { Remote } from '../../shared/remote/remote.ts';
import { useRemoteAnnouncement } from '../../shared/remote/useRemoteAnnouncement.ts';
import { mirrored } from '../../shared/styles/mirrored.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { offerContent, type OfferContent } from './OfferScreen.content.ts';

export { offerContent, type OfferContent } from './OfferScreen.content.ts';
export { acceptOfferHref, offerHref } from './offerHref.ts';

export interface OfferScreenProps extends WithContent<OfferContent> {
  /** The quotation; `undefined` if the customer has no such quotation. */
  offer: Remote<Offer | undefined>;
  /** The list of quotations. @default '/quotations' */
  quotationsHref?: string;
  /** The `OfferDesk`, rendered if the quotation exists. */
  desk: ReactNode;
}

/**
 * The page of a quotation that answers a customer's inquiry. Rendered inside `AccountLayout`. The list of quotations is
 * `AccountRecords`.
 *
 * @example <OfferScreen offer={offer} desk={<OfferDesk offer={offer.value} viewer="customer" {...others} />} />
 */
export function OfferScreen({ offer, quotationsHref = '/quotations', desk, content = offerContent }: OfferScreenProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useRemoteAnnouncement(offer, content);
  const value = offer.status === 'ready' ? offer.value : undefined;
  return (
    <Stack gap="section">
      <Stack elementType="header" gap="medium">
        <Text size="small">
          <Link variant="standalone" href={quotationsHref}>
            <ArrowLeft size={16} aria-hidden="true" className={mirrored} />
            {content.quotations}
          </Link>
        </Text>
        <Heading ref={title} level={1} id="page-title" tabIndex={-1}>
          {value ? content.title(value.id) : content.quotation}
        </Heading>
        {value ? (
          <Stack gap="xsmall">
            <Text>{value.service}</Text>
            {value.inquiry ? (
              <Text size="small" tone="muted">
                {content.inquiry(value.inquiry)}
              </Text>
            ) : null}
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
            action={<ButtonLink href={quotationsHref}>{content.notFound.back}</ButtonLink>}
          >
            {content.notFound.text}
          </EmptyState>
        </Card>
      ) : null}
      {value ? <div aria-busy={busyIfStale(offer)}>{desk}</div> : null}
    </Stack>
  );
}
