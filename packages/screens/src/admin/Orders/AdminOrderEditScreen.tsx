import type { FormValuesOf } from '@pcb/records/fields';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import type { ReactNode } from 'react';
import { orderedLinesContent } from '../../order/OrderedLines/OrderedLines.content.ts';
import { lazyComponent, renderLoadError } from '../../shared/remote/lazyComponent.tsx';
import type { EditPageProps } from '../private/RecordEditScreen/props.ts';
import { RecordEditScreen } from '../private/RecordEditScreen/RecordEditScreen.tsx';
import { recordEditContent } from '../private/records/recordText.ts';
import { type AdminOrder, orders } from './orders.ts';

// Loaded on demand: orders of the demonstration have no lines, and the specification of a service needs the copy of every form.
const OrderedLines = lazyComponent(
  async () => (await import('../../order/OrderedLines/OrderedLines.tsx')).OrderedLines,
  <Skeleton lines={8} />,
  renderLoadError,
);

const OrderParties = lazyComponent(
  async () => (await import('../../order/OrderParties/OrderParties.tsx')).OrderParties,
  <Skeleton lines={4} />,
  renderLoadError,
);

/** Copy of the order edit page. */
export const adminOrderEditContent = {
  ...recordEditContent(orders),
  lines: orderedLinesContent,
  payment: 'Payment',
  invoices: 'Invoices and credit notes',
};

export type AdminOrderEditContent = typeof adminOrderEditContent;

export interface EditedOrder extends FormValuesOf<typeof orders, 'edit'> {}

export interface AdminOrderEditScreenProps extends EditPageProps<typeof orders, AdminOrder, AdminOrderEditContent> {
  /** Rendered below the form, such as an `OrderHistory`. */
  history?: ReactNode;
}

/**
 * The form for editing an order, with one component per line, and what was ordered: specification, prices and files.
 *
 * @example <AdminOrderEditScreen record={order} onSave={save} onCancel={goBack} />
 */
export function AdminOrderEditScreen({
  history,
  content = adminOrderEditContent,
  ...props
}: AdminOrderEditScreenProps) {
  const record = props.record.status === 'ready' ? props.record.value : undefined;
  const { lines = [], parties, invoicesHref, paymentHref } = record ?? {};
  return (
    <RecordEditScreen
      {...props}
      kind={orders}
      content={content}
      belowForm={
        history || lines.length > 0 || parties || paymentHref !== undefined ? (
          <Stack gap="section">
            {history}
            <Inline gap="medium">
              {paymentHref === undefined ? null : <Link href={paymentHref}>{content.payment}</Link>}
              {invoicesHref === undefined ? null : <Link href={invoicesHref}>{content.invoices}</Link>}
            </Inline>
            {lines.length > 0 ? <OrderedLines lines={lines} content={content.lines} /> : null}
            {parties ? <OrderParties parties={parties} /> : null}
          </Stack>
        ) : null
      }
    />
  );
}
