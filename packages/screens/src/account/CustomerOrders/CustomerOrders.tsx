'use client';
import type { BoardArtVariant } from '@pcb/art/BoardArt';
import { ProcessTrace } from '@pcb/art/ProcessTrace';
import { Badge } from '@pcb/ui/Badge';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import { formatDate } from '../../shared/format/formatDate.ts';
import type { Remote } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { AccountList, AccountRow } from '../private/AccountList.tsx';
import { customerOrdersContent, type CustomerOrdersContent } from './CustomerOrders.content.ts';
import * as styles from './CustomerOrders.css.ts';
import { type CustomerOrder, type CustomerOrderStatus, statusTones } from './customerOrder.ts';

export { customerOrdersContent, type CustomerOrdersContent } from './CustomerOrders.content.ts';

export interface CustomerOrdersProps extends WithContent<CustomerOrdersContent> {
  /** The customer's orders, newest first. */
  orders: Remote<readonly CustomerOrder[]>;
  /** Whether the customer has more orders than these. @default false */
  hasMore?: boolean;
}

/** How finished the board is: layout only, bare, or populated. */
const drawings: Readonly<Record<CustomerOrderStatus, BoardArtVariant>> = {
  Pending: 'layout',
  'In Production': 'fabrication',
  Shipped: 'assembly',
};

/** The production step of an order, and its actual or expected dispatch date. */
function Progress({ order, content }: { order: CustomerOrder; content: CustomerOrdersContent }) {
  const { status, dispatchDate, progress } = order;
  const isShipped = status === 'Shipped';
  const step = progress && !isShipped ? content.step(progress.step, progress.of, progress.name) : null;
  const day = dispatchDate && (isShipped ? content.dispatched : content.expected)(formatDate(dispatchDate));
  return (
    <>
      {progress ? (
        <ProcessTrace steps={progress.of} done={isShipped ? progress.of : progress.step - 1} className={styles.trace} />
      ) : null}
      <Inline gap="small">
        <Badge tone={statusTones[status]}>{status}</Badge>
        <Text size="small">{step ?? day}</Text>
      </Inline>
      {step === null ? null : (
        <Text size="small" tone="muted">
          {day}
        </Text>
      )}
    </>
  );
}

/**
 * A customer's orders, each with its board and production step. For other records use `AccountRecords`.
 *
 * @example <SearchFormScreen form={searchForms.orders} above={<CustomerOrders orders={orders} />} />
 */
export function CustomerOrders({ orders, hasMore = false, content = customerOrdersContent }: CustomerOrdersProps) {
  return (
    <AccountList
      rows={orders}
      content={content}
      notes={hasMore ? [content.more] : []}
      renderRow={(order) => (
        <AccountRow
          key={order.id}
          id={order.id}
          name={order.pcbName}
          drawing={drawings[order.status]}
          board={order.board}
          copyLabel={content.copyId(order.id)}
          dated={content.ordered(formatDate(order.date))}
        >
          <Progress order={order} content={content} />
        </AccountRow>
      )}
    />
  );
}
