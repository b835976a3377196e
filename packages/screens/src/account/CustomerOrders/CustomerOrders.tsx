'use client';
import type { BoardArtVariant } from '@pcb/art/BoardArt';
import type { OrderStatus } from '@pcb/records/orders';
import { formatDate } from '../../shared/format/formatDate.ts';
import type { Remote } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { AccountList, AccountRow } from '../private/AccountList.tsx';
import { type CustomerOrder, orderHref } from '../private/customerOrder.ts';
import { OrderStatusSummary } from '../private/OrderStatusSummary.tsx';
import { customerOrdersContent, type CustomerOrdersContent } from './CustomerOrders.content.ts';

export { customerOrdersContent, type CustomerOrdersContent } from './CustomerOrders.content.ts';

export interface CustomerOrdersProps extends WithContent<CustomerOrdersContent> {
  /** The customer's orders, newest first. */
  orders: Remote<readonly CustomerOrder[]>;
  /** Whether the customer has more orders than these. @default false */
  hasMore?: boolean;
}

/** The drawing for each status: layout only, bare, or populated. */
const drawings: Readonly<Record<OrderStatus, BoardArtVariant>> = {
  Pending: 'layout',
  'In Production': 'fabrication',
  Shipped: 'assembly',
};

/**
 * The orders of a customer, each with its board and its progress in production. For one order with its lines use
 * `OrderScreen`; for quotations, inquiries, queries and invoices use `AccountRecords`. The dashboard lists the three latest
 * orders itself.
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
          href={orderHref(order.id)}
          drawing={drawings[order.status]}
          board={order.board}
          copyLabel={content.copyId(order.id)}
          dated={content.ordered(formatDate(order.date))}
        >
          <OrderStatusSummary order={order} content={content} />
        </AccountRow>
      )}
    />
  );
}
