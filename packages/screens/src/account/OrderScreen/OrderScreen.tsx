'use client';
import { CopyButton } from '@pcb/ui/CopyButton';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';
import { OrderedLines } from '../../order/OrderedLines/OrderedLines.tsx';
import { OrderParties } from '../../order/OrderParties/OrderParties.tsx';
import { DetailPage } from '../../shared/components/DetailPage.tsx';
import { OwnBoard } from '../../shared/drawings/boards.tsx';
import { formatDate } from '../../shared/format/formatDate.ts';
import type { Remote } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { OrderStatusSummary } from '../private/OrderStatusSummary.tsx';
import { OrderTotals } from '../private/OrderTotals/OrderTotals.tsx';
import type { OrderDetails } from './orderDetails.ts';
import { orderContent, type OrderContent } from './OrderScreen.content.ts';
import * as styles from './OrderScreen.css.ts';

export { orderHref } from '../private/customerOrder.ts';
export type { OrderedLine } from '../../order/OrderedLines/orderedLine.ts';
export type { OrderAmounts } from '../orderAmounts.ts';
export type { OrderDetails } from './orderDetails.ts';
export { orderContent, type OrderContent } from './OrderScreen.content.ts';

export interface OrderScreenProps extends WithContent<OrderContent> {
  /** The order; `undefined` if the customer has no such order. */
  order: Remote<OrderDetails | undefined>;
  /** Rendered below the status if the order exists, such as an `OrderHistory`. */
  history?: ReactNode;
}

function Lead({ order, content }: { order: OrderDetails; content: OrderContent }) {
  const dates = [content.ordered(formatDate(order.date)), ...(order.invoice ? [content.invoice(order.invoice)] : [])];
  return (
    <div className={styles.state}>
      <Stack gap="small">
        <Text>{order.pcbName}</Text>
        <OrderStatusSummary order={order} content={content} />
        <Text size="small" tone="muted">
          {dates.join(' · ')}
        </Text>
        <Inline gap="medium">
          {order.paymentHref === undefined ? null : <Link href={order.paymentHref}>{content.payment}</Link>}
          {order.invoicesHref === undefined ? null : <Link href={order.invoicesHref}>{content.invoices}</Link>}
        </Inline>
      </Stack>
      {order.board ? (
        <div className={styles.board}>
          <OwnBoard board={order.board} aspect={4 / 3} />
        </div>
      ) : null}
    </div>
  );
}

/**
 * A customer's order: its progress, its lines and its costs. Rendered inside `AccountLayout`. The list of orders is
 * `CustomerOrders`; administrators edit an order in `AdminOrderEditScreen`.
 *
 * @example <OrderScreen order={{ status: 'ready', value: order }} />
 */
export function OrderScreen({ order, history, content = orderContent }: OrderScreenProps) {
  const value = order.status === 'ready' ? order.value : undefined;
  return (
    <DetailPage
      data={order}
      back={{ href: '/orders', label: content.orders }}
      title={value ? content.title(value.id) : content.order}
      titleAction={value ? <CopyButton label={content.copyId(value.id)} isLabelHidden value={value.id} /> : null}
      lead={value ? <Lead order={value} content={content} /> : null}
      content={content}
      none={{ ...content.notFound, action: { href: '/orders', label: content.notFound.back } }}
    >
      {({ lines, amounts, parties }) => (
        <>
          {history}
          <OrderedLines lines={lines} />
          <OrderTotals amounts={amounts} lines={lines} content={content.totals} />
          {parties ? <OrderParties parties={parties} /> : null}
          <Text size="small">
            <span>{`${content.question.text} `}</span>
            <Link href={content.question.href}>{content.question.link}</Link>
          </Text>
        </>
      )}
    </DetailPage>
  );
}
