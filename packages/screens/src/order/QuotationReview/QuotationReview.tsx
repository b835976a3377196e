'use client';
import type { Side } from '@pcb/records/orderSteps';
import { Button } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Inline } from '@pcb/ui/Inline';
import { Notice } from '@pcb/ui/Notice';
import { Select } from '@pcb/ui/Select';
import { Stack } from '@pcb/ui/Stack';
import type { Seller } from '../../quote/IndicativeQuotation/seller.ts';
import type { Remote, Sending } from '../../shared/remote/remote.ts';
import { RemoteSection } from '../../shared/remote/RemoteSection.tsx';
import type { WithContent } from '../../shared/WithContent.ts';
import type { Quotation, QuotationVersion } from '../QuotationSheet/quotation.ts';
import { QuotationSheet } from '../QuotationSheet/QuotationSheet.tsx';
import { QuotationDecision } from './QuotationDecision.tsx';
import { QuotationMessages } from './QuotationMessages.tsx';
import { quotationReviewContent, type QuotationReviewContent } from './QuotationReview.content.ts';

export {
  quotationReviewContent,
  type QuotationReviewContent,
  type QuotationReviewCopy,
} from './QuotationReview.content.ts';

export interface QuotationReviewProps extends WithContent<QuotationReviewContent> {
  quotation: Remote<Quotation>;
  /** Whose copy and buttons to show. */
  viewer: Side;
  seller: Seller;
  /** The visible version. @default the latest */
  version?: number | undefined;
  /** Called when another version is selected. */
  onVersionChange: (version: number) => void;
  /** Called when 'Print' is pressed. If omitted, there is no button. */
  onPrint?: () => void;
  /** The page on which the customer accepts, such as an `AcceptQuotationScreen`. If omitted, there are no buttons to decide. */
  acceptHref?: string;
  /** Called when the customer declines. Resolves to whether it succeeded; if not, `deciding` has the reason. */
  onDecline: (version: number, reason: string) => Promise<boolean>;
  /** The state of the decision. */
  deciding: Sending;
  /** Called with a message. Resolves to whether it was sent; if not, `sending` has the reason. */
  onSend: (text: string) => Promise<boolean>;
  /** The state of the message. */
  sending: Sending<'text'>;
  /** Called when 'Send a new version' is pressed. If omitted, there is no button. */
  onRevise?: (quotation: Quotation) => void;
  /** The page of the order with this id. */
  orderHref: (order: string) => string;
}

/**
 * A quotation that answers an inquiry: sheet, versions, questions and the customer's decision.
 *
 * @example <QuotationReview quotation={quotation} viewer="customer" seller={brand} acceptHref="/quotations/accept/12" {...others} />
 */
export function QuotationReview({
  quotation,
  viewer,
  seller,
  version: chosen,
  onVersionChange,
  onPrint,
  acceptHref,
  onDecline,
  deciding,
  onSend,
  sending,
  onRevise,
  orderHref,
  content: contents = quotationReviewContent,
}: QuotationReviewProps) {
  const content = contents[viewer];
  return (
    <Stack gap="section">
      <RemoteSection
        data={quotation}
        // A decision removes the focused button.
        removable={({ status, order }) => [{ id: `${status} ${order ?? ''}` }]}
        content={content}
        lines={8}
        gap="medium"
      >
        {(value) => {
          const { status, order, isExpired, awaits, versions } = value;
          const [latest] = versions;
          const shown: QuotationVersion | undefined = versions.find(({ version }) => version === chosen) ?? latest;
          const isLatest = shown === latest;
          const canDecide = viewer === 'customer' && status === 'Pending' && !isExpired && isLatest;
          return (
            <>
              {status === 'Approved' ? <Notice tone="success">{content.accepted}</Notice> : null}
              {status === 'Rejected' ? <Notice>{content.declined}</Notice> : null}
              {status === 'Pending' && isExpired && latest ? (
                <Notice tone="warning">{content.expired(latest.validUntil)}</Notice>
              ) : null}
              {awaits === 'business' ? (
                <Notice tone={viewer === 'business' ? 'warning' : 'info'}>{content.asked}</Notice>
              ) : null}
              {isLatest ? null : <Notice>{content.earlier}</Notice>}
              {shown ? null : <Notice>{content.withoutVersions}</Notice>}
              <Inline gap="small" align="end">
                {canDecide && shown && acceptHref !== undefined ? (
                  <QuotationDecision
                    version={shown}
                    acceptHref={acceptHref}
                    onDecline={onDecline}
                    deciding={deciding}
                    content={content}
                  />
                ) : null}
                {order ? <ButtonLink href={orderHref(order)}>{content.order(order)}</ButtonLink> : null}
                {onRevise && !order ? (
                  <Button variant="outline" onPress={() => onRevise(value)}>
                    {content.revise}
                  </Button>
                ) : null}
                {shown && onPrint ? (
                  <Button variant="outline" tone="neutral" onPress={onPrint}>
                    {content.print}
                  </Button>
                ) : null}
                {versions.length > 1 ? (
                  <Select
                    label={content.versions}
                    items={versions.map(({ version, date }) => ({
                      id: String(version),
                      label: content.version(version, date),
                    }))}
                    value={String(shown?.version)}
                    onChange={(version) => onVersionChange(Number(version))}
                  />
                ) : null}
              </Inline>
              {shown ? <QuotationSheet quotation={value} version={shown} seller={seller} /> : null}
            </>
          );
        }}
      </RemoteSection>
      {quotation.status === 'ready' ? (
        <QuotationMessages events={quotation.value.events} onSend={onSend} sending={sending} content={content} />
      ) : null}
    </Stack>
  );
}
