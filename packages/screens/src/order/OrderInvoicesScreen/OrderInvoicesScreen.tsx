'use client';
import type { Side } from '@pcb/records/orderSteps';
import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { Printer } from 'lucide-react';
import { PrintInstead } from '../../quote/PrintInstead/PrintInstead.tsx';
import { DetailPage } from '../../shared/components/DetailPage.tsx';
import type { Remote, Sending } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { type TaxDocument, TaxInvoice } from '../TaxInvoice/TaxInvoice.tsx';
import { CreditNoteDialog } from './CreditNoteDialog.tsx';
import { orderInvoicesContent, type OrderInvoicesContent } from './OrderInvoicesScreen.content.ts';
import * as styles from './OrderInvoicesScreen.css.ts';

export type { TaxDocument } from '../TaxInvoice/TaxInvoice.tsx';
export { orderInvoicesContent, type OrderInvoicesContent } from './OrderInvoicesScreen.content.ts';

/** The actions of administrators on the invoices of an order. */
export interface InvoiceActions {
  /** Whether the credit note dialog is open. */
  isCrediting: boolean;
  onCreditingChange: (isCrediting: boolean) => void;
  /** Called with the reason when an administrator submits the credit note. */
  onCredit: (reason: string) => void;
  /** Called when 'Issue a new invoice' is pressed, after the invoice was cancelled. */
  onIssue: () => void;
  /** The state of either submission. */
  sending: Sending;
}

export interface OrderInvoicesScreenProps extends WithContent<OrderInvoicesContent> {
  /** The id of the order: '#1234'. */
  orderId: string;
  /** Latest first. */
  documents: Remote<readonly TaxDocument[]>;
  /** The page of the order. */
  orderHref: string;
  /** Whether the page is in the portal or in the admin area. @default 'customer' */
  viewer?: Side;
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
  viewer = 'customer',
  exportHref,
  printed,
  onPrint,
  actions,
  content = orderInvoicesContent,
}: OrderInvoicesScreenProps) {
  const all = documents.status === 'ready' ? documents.value : [];
  const current = all.find(({ kind, isCredited }) => kind === 'invoice' && !isCredited);
  const printedDocument = all.find(({ number }) => number === printed) ?? all[0];
  return (
    <PrintInstead sheet={printedDocument ? <TaxInvoice document={printedDocument} /> : null}>
      <DetailPage
        data={documents.status === 'ready' && all.length === 0 ? { ...documents, value: undefined } : documents}
        back={{ href: orderHref, label: content.back }}
        title={content.title(orderId)}
        viewer={viewer}
        lead={
          exportHref === undefined ? null : (
            <Text size="small">
              <Link href={exportHref}>{content.exportMonth}</Link>
            </Text>
          )
        }
        content={content}
        none={content.none}
      >
        {() => (
          <>
            {actions ? (
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
              <Stack key={document.number} gap="medium">
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
          </>
        )}
      </DetailPage>
    </PrintInstead>
  );
}
