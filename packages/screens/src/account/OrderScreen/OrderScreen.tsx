'use client';
import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Card } from '@pcb/ui/Card';
import { CopyButton } from '@pcb/ui/CopyButton';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { OrderedLines } from '../../quote/OrderedLines/OrderedLines.tsx';
import { OrderParties } from '../../quote/OrderParties/OrderParties.tsx';
import { OwnBoard } from '../../shared/drawings/boards.tsx';
import { formatDate } from '../../shared/format/formatDate.ts';
import { busyIfStale } from '../../shared/remote/busyIfStale.ts';
import { LoadFailed } from '../../shared/remote/LoadFailed.tsx';
import type { Remote } from '../../shared/remote/remote.ts';
import { useRemoteAnnouncement } from '../../shared/remote/useRemoteAnnouncement.ts';
import { mirrored } from '../../shared/styles/mirrored.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { OrderProgress } from '../private/OrderProgress.tsx';
import type { OrderDetails } from './orderDetails.ts';
import { orderContent, type OrderContent } from './OrderScreen.content.ts';
import * as styles from './OrderScreen.css.ts';
import { OrderTotals } from './OrderTotals.tsx';

export { orderHref } from '../CustomerOrders/customerOrder.ts';
export type { OrderedLine } from '../../quote/OrderedLines/orderedLine.ts';
export type { OrderAmounts, OrderDetails } from './orderDetails.ts';
export { orderContent, type OrderContent } from './OrderScreen.content.ts';

export interface OrderScreenProps extends WithContent<OrderContent> {
  /** The order; `undefined` if the customer has no such order. */
  order: Remote<OrderDetails | undefined>;
  /** The list of orders. @default '/orders' */
  ordersHref?: string;
  /** Rendered below the status if the order exists, such as an `OrderDesk`. */
  desk?: ReactNode;
}

interface HeaderProps {
  order: OrderDetails | undefined;
  ordersHref: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
  content: OrderContent;
}

function Header({ order, ordersHref, titleRef, content }: HeaderProps) {
  const dates = order && [
    content.ordered(formatDate(order.date)),
    ...(order.invoice ? [content.invoice(order.invoice)] : []),
  ];
  return (
    <Stack elementType="header" gap="medium">
      <Text size="small">
        <Link variant="standalone" href={ordersHref}>
          <ArrowLeft size={16} aria-hidden="true" className={mirrored} />
          {content.orders}
        </Link>
      </Text>
      <Inline gap="small">
        <Heading ref={titleRef} level={1} id="page-title" tabIndex={-1}>
          {order ? content.title(order.id) : content.order}
        </Heading>
        {order ? <CopyButton label={content.copyId(order.id)} isLabelHidden value={order.id} /> : null}
      </Inline>
      {order ? (
        <div className={styles.state}>
          <Stack gap="small">
            <Text>{order.pcbName}</Text>
            <OrderProgress order={order} content={content} />
            <Text size="small" tone="muted">
              {dates?.join(' · ')}
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
      ) : null}
    </Stack>
  );
}

/**
 * An order of a customer: how far it is, what was ordered and what it costs. Rendered inside `AccountLayout`. The list of
 * orders is `CustomerOrders`; administrators edit an order in `AdminOrderEditScreen`.
 *
 * @example <OrderScreen order={{ status: 'ready', value: order }} />
 */
export function OrderScreen({ order, ordersHref = '/orders', desk, content = orderContent }: OrderScreenProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useRemoteAnnouncement(order, content);
  const value = order.status === 'ready' ? order.value : undefined;
  return (
    <Stack gap="section" className={styles.page}>
      <Header order={value} ordersHref={ordersHref} titleRef={title} content={content} />
      {order.status === 'loading' ? (
        <Card aria-busy="true">
          <Skeleton lines={8} />
        </Card>
      ) : null}
      {order.status === 'failed' ? (
        <LoadFailed copy={content.failed} onRetry={order.onRetry} focusOnRetry={title} />
      ) : null}
      {order.status === 'ready' && value === undefined ? (
        <Card padding="none">
          <EmptyState
            art={<EmptyFootprint />}
            title={content.notFound.title}
            action={<ButtonLink href={ordersHref}>{content.notFound.back}</ButtonLink>}
          >
            {content.notFound.text}
          </EmptyState>
        </Card>
      ) : null}
      {value ? (
        <Stack gap="section" aria-busy={busyIfStale(order)}>
          {desk}
          <OrderedLines lines={value.lines} />
          <OrderTotals amounts={value.amounts} lines={value.lines} content={content.totals} />
          {value.parties ? <OrderParties parties={value.parties} /> : null}
          <Text size="small">
            <span>{`${content.question.text} `}</span>
            <Link href={content.question.href}>{content.question.link}</Link>
          </Text>
        </Stack>
      ) : null}
    </Stack>
  );
}
