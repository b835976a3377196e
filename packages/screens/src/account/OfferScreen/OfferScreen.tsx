'use client';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';
import type { Offer } from '../../order/OfferSheet/offer.ts';
import type { Remote } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { DetailPage } from '../../shared/components/DetailPage.tsx';
import { offerContent, type OfferContent } from './OfferScreen.content.ts';

export { offerContent, type OfferContent } from './OfferScreen.content.ts';
export { acceptOfferHref, offerHref } from './offerHref.ts';

export interface OfferScreenProps extends WithContent<OfferContent> {
  /** The quotation; `undefined` if the customer has no such quotation. */
  offer: Remote<Offer | undefined>;
  /** The list of quotations. @default '/quotations' */
  quotationsHref?: string;
  /** The `QuotationReview`, rendered if the quotation exists. */
  review: ReactNode;
}

/**
 * The page of a quotation that answers a customer's inquiry. Rendered inside `AccountLayout`. The list of quotations is
 * `AccountRecords`.
 *
 * @example <OfferScreen offer={offer} review={<QuotationReview offer={offer.value} viewer="customer" {...others} />} />
 */
export function OfferScreen({
  offer,
  quotationsHref = '/quotations',
  review,
  content = offerContent,
}: OfferScreenProps) {
  const value = offer.status === 'ready' ? offer.value : undefined;
  return (
    <DetailPage
      data={offer}
      back={{ href: quotationsHref, label: content.quotations }}
      title={value ? content.title(value.id) : content.quotation}
      lead={
        value ? (
          <Stack gap="xsmall">
            <Text>{value.service}</Text>
            {value.inquiry ? (
              <Text size="small" tone="muted">
                {content.inquiry(value.inquiry)}
              </Text>
            ) : null}
          </Stack>
        ) : null
      }
      content={content}
      none={{ ...content.notFound, action: { href: quotationsHref, label: content.notFound.back } }}
    >
      {() => review}
    </DetailPage>
  );
}
