'use client';
import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import { Card } from '@pcb/ui/Card';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Link } from '@pcb/ui/Link';
import { Table, type TableColumn } from '@pcb/ui/Table';
import { Text } from '@pcb/ui/Text';
import { ArrowRight } from 'lucide-react';
import { formatDate } from '../../shared/format/formatDate.ts';
import * as styles from '../../shared/styles/mirrored.css.ts';
import { orders as orderKind } from '../Orders/orders.ts';
import { StatusBadge } from '../private/StatusBadge.tsx';
import type { AdminDashboardContent } from './AdminDashboardScreen.content.ts';
import type { DashboardData } from './dashboard.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { Section } from './Section.tsx';

type RecentOrder = DashboardData['recentOrders'][number];
type OrderColumn = keyof AdminDashboardContent['recentOrders']['columns'];

const orderColumns: readonly Omit<TableColumn<OrderColumn>, 'label'>[] = [
  { id: 'id', width: 7, isMono: true, isRowHeader: true },
  { id: 'pcbName', width: 14, isFlexible: true, narrowPlace: 'bottomStart' },
  { id: 'status', width: 9, narrowPlace: 'topEnd' },
  { id: 'date', width: 8, isMono: true, narrowPlace: 'bottomEnd' },
];

const renderOrder = (order: RecentOrder, column: OrderColumn) => {
  switch (column) {
    case 'status':
      return <StatusBadge kind={orderKind} status={order.status} />;
    case 'date':
      return <time dateTime={order.date}>{formatDate(order.date)}</time>;
    default:
      return order[column];
  }
};

export interface RecentOrdersProps {
  /** Newest first; `null` while they load. */
  orders: DashboardData['recentOrders'] | null;
  content: AdminDashboardContent['recentOrders'];
}

export function RecentOrders({ orders, content }: RecentOrdersProps) {
  return (
    <Section
      title={content.title}
      hasOwnLandmark={orders !== null}
      aside={
        <Text size="small">
          <Link variant="standalone" href={content.all.href}>
            {content.all.label}
            <ArrowRight size={16} aria-hidden="true" className={styles.mirrored} />
          </Link>
        </Text>
      }
    >
      {orders ? (
        <Table
          aria-label={content.title}
          columns={orderColumns.map((column) => ({ ...column, label: content.columns[column.id] }))}
          rows={orders}
          renderCell={renderOrder}
          maxHeight="none"
          empty={
            <EmptyState art={<EmptyFootprint />} headingLevel={3} title={content.empty.title}>
              {content.empty.text}
            </EmptyState>
          }
        />
      ) : (
        <Card padding="none">
          <RowsSkeleton />
        </Card>
      )}
    </Section>
  );
}
