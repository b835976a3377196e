'use client';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';
import type { Quotation } from '../../order/QuotationSheet/quotation.ts';
import { DetailPage } from '../../shared/components/DetailPage.tsx';
import type { Remote } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { quotationContent, type QuotationContent } from './QuotationScreen.content.ts';

export { quotationContent, type QuotationContent } from './QuotationScreen.content.ts';
export { acceptQuotationHref, quotationHref } from '../private/quotationHref.ts';

export interface QuotationScreenProps extends WithContent<QuotationContent> {
  /** The quotation; `undefined` if the customer has no such quotation. */
  quotation: Remote<Quotation | undefined>;
  /** The `QuotationReview`, rendered if the quotation exists. */
  review: ReactNode;
}

/**
 * The page of a quotation that answers a customer's inquiry. Rendered inside `AccountLayout`. The list of quotations is
 * `AccountRecords`.
 *
 * @example <QuotationScreen quotation={quotation} review={<QuotationReview quotation={quotation.value} viewer="customer" {...others} />} />
 */
export function QuotationScreen({ quotation, review, content = quotationContent }: QuotationScreenProps) {
  const value = quotation.status === 'ready' ? quotation.value : undefined;
  return (
    <DetailPage
      data={quotation}
      back={{ href: '/quotations', label: content.quotations }}
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
      none={{ ...content.notFound, action: { href: '/quotations', label: content.notFound.back } }}
    >
      {() => review}
    </DetailPage>
  );
}
