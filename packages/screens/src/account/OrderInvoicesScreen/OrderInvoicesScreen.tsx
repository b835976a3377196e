'use client';
import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { ArrowLeft, Printer } from 'lucide-react';
import { useRef } from 'react';
import { PrintInstead } from '../../quote/PrintInstead/PrintInstead.tsx';
import { type TaxDocument, TaxInvoice } from '../../quote/TaxInvoice/TaxInvoice.tsx';
import { busyIfStale } from '../../shared/remote/busyIfStale.ts';
import { LoadFailed } from '../../shared/remote/LoadFailed.tsx';
import type { Remote, Sending } from '../../shared/remote/remote.ts';
import { useRemoteAnnouncement } from '../../shared/remote/useRemoteAnnouncement.ts';
import { mirrored } from '../../shared/styles/mirrored.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { CreditNoteDialog } from './CreditNoteDialog.tsx';
import { orderInvoicesContent, type OrderInvoicesContent } from './OrderInvoicesScreen.content.ts';
import * as styles from './OrderInvoicesScreen.css.ts';

export type { TaxDocument } from '../../quote/TaxInvoice/TaxInvoice.tsx';
export { orderInvoicesContent, type OrderInvoicesContent } from './OrderInvoicesScreen.content.ts';

/** What administrators can do with the invoices of an order. */
export interface InvoiceActions {
  /** Whether the dialog of the credit note is open. */
  isCrediting: boolean;
  onCreditingChange: (isCrediting: boolean) => void;
  /** Called with the reason when an administrator submits the credit note. */
  onCredit: (reason: string) => void;
  /** Called when 'Issue a new invoice' is pressed, after the invoice was cancelled. */
  onIssue: () => void;
  /** The state of the submission of either. */
  sending: Sending;
}

export interface OrderInvoicesScreenProps extends WithContent<OrderInvoicesContent> {
  /** The id of the order: '#1234'. */
  orderId: string;
  /** Latest first. */
  documents: Remote<readonly TaxDocument[]>;
  /** The page of the order. */
  orderHref: string;
  /** The page that exports the invoices of a month, for administrators. @default none */
  exportHref?: string | undefined;
  /** The number of the document that the browser prints. @default the first */
  printed?: string | undefined;
  /** Called with the number of a document when its print button is pressed. Set `printed` before you print. */
  onPrint: (number: string) => void;
  /** For administrators who may issue documents. @default none */
  actions?: InvoiceActions | undefined;
}

/**
 * The invoices and credit notes of an order as A4 sheets, for the customer and for the business.
 *
 * @example <OrderInvoicesScreen orderId="#1234" documents={documents} orderHref="/orders/details/1234" onPrint={print} />
 */
export function OrderInvoicesScreen({
  orderId,
  documents,
  orderHref,
  exportHref,
  printed,
  onPrint,
  actions,
  content = orderInvoicesContent,
}: OrderInvoicesScreenProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useRemoteAnnouncement(documents, content);
  const all = documents.status === 'ready' ? documents.value : [];
  const current = all.find(({ kind, isCredited }) => kind === 'invoice' && !isCredited);
  const printedDocument = all.find(({ number }) => number === printed) ?? all[0];
  return (
    <PrintInstead sheet={printedDocument ? <TaxInvoice document={printedDocument} /> : null}>
      <Stack gap="section">
        <Stack elementType="header" gap="medium">
          <Text size="small">
            <Link variant="standalone" href={orderHref}>
              <ArrowLeft size={16} aria-hidden="true" className={mirrored} />
              {content.back}
            </Link>
          </Text>
          <Heading ref={title} level={1} id="page-title" tabIndex={-1}>
            {content.title(orderId)}
          </Heading>
          {exportHref === undefined ? null : (
            <Text size="small">
              <Link href={exportHref}>{content.exportMonth}</Link>
            </Text>
          )}
        </Stack>
        {documents.status === 'loading' ? (
          <Card aria-busy="true">
            <Skeleton lines={8} />
          </Card>
        ) : null}
        {documents.status === 'failed' ? (
          <LoadFailed copy={content.failed} onRetry={documents.onRetry} focusOnRetry={title} />
        ) : null}
        {documents.status === 'ready' && all.length === 0 ? (
          <Card padding="none">
            <EmptyState art={<EmptyFootprint />} title={content.none.title}>
              {content.none.text}
            </EmptyState>
          </Card>
        ) : null}
        {actions && all.length > 0 ? (
          <Inline>
            {current ? (
              <Button variant="outline" tone="neutral" onPress={() => actions.onCreditingChange(true)}>
                {content.credit.open}
              </Button>
            ) : (
              <Button isPending={actions.sending.isSaving ?? false} onPress={actions.onIssue}>
                {content.issue}
              </Button>
            )}
          </Inline>
        ) : null}
        {all.map((document) => (
          <Stack key={document.number} gap="medium" aria-busy={busyIfStale(documents)}>
            <Inline>
              <Button variant="outline" tone="neutral" size="small" onPress={() => onPrint(document.number)}>
                <Printer size={16} aria-hidden="true" />
                <span>{content.print(document.number)}</span>
              </Button>
            </Inline>
            <div className={styles.paper}>
              <TaxInvoice document={document} />
            </div>
          </Stack>
        ))}
        {actions && current ? (
          <CreditNoteDialog
            invoice={current.number}
            isOpen={actions.isCrediting}
            onClose={() => actions.onCreditingChange(false)}
            onCredit={actions.onCredit}
            sending={actions.sending}
            content={content.credit}
          />
        ) : null}
      </Stack>
    </PrintInstead>
  );
}
