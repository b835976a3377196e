import type { TransactionListProps } from '../private/RecordListScreen/props.ts';
import { RecordListScreen } from '../private/RecordListScreen/RecordListScreen.tsx';
import { recordListContent } from '../private/records/recordText.ts';
import { type AdminOrder, orders } from './orders.ts';

export { type AdminOrder, type OrderFilters, orders } from './orders.ts';

export const adminOrdersContent = recordListContent(orders);

export type AdminOrdersContent = typeof adminOrdersContent;

export interface AdminOrdersScreenProps extends TransactionListProps<typeof orders, AdminOrder> {}

/**
 * The order list, with search, filters, details and CSV export. The host applies status changes.
 *
 * @example <AdminOrdersScreen rows={{ status: 'ready', value: orders }} onStatusChange={confirmStatus} onExport={download} />
 */
export function AdminOrdersScreen(props: AdminOrdersScreenProps) {
  return <RecordListScreen kind={orders} content={adminOrdersContent} {...props} />;
}
