import { numberOfId } from '../private/RecordListScreen/sortRows.ts';
import { actionsColumn, dateColumn, totalColumn } from '../private/RecordListScreen/columns.ts';
import type { RecordListDescription } from '../private/RecordListScreen/description.ts';
import { searchTextOf } from '../private/RecordListScreen/filterRows.ts';
import type { TransactionListProps } from '../private/RecordListScreen/props.ts';
import { RecordListScreen } from '../private/RecordListScreen/RecordListScreen.tsx';
import { orderKind } from '../private/recordKinds.ts';
import type { AdminOrder } from '../records.ts';
import { adminOrdersContent, type AdminOrdersContent } from './AdminOrdersScreen.content.ts';

export { adminOrdersContent, type AdminOrdersContent } from './AdminOrdersScreen.content.ts';

export type AdminOrdersScreenProps = TransactionListProps<AdminOrder, AdminOrdersContent>;

const orderList: RecordListDescription<AdminOrder, keyof AdminOrdersContent['labels']> = {
  ...orderKind,
  columns: [
    { id: 'id', width: 6.5, isRowHeader: true, isMono: true, sortValue: ({ id }) => numberOfId(id) },
    { id: 'pcbName', width: 11, isFlexible: true, narrowPlace: 'bottomStart', sortValue: ({ pcbName }) => pcbName },
    { id: 'customer', width: 9.5, isFlexible: true, foldsInto: 'pcbName', sortValue: ({ customer }) => customer },
    { id: 'status', width: 9.75, narrowPlace: 'bottomEnd' },
    dateColumn,
    totalColumn,
    actionsColumn(7),
  ],
  isEditable: true,
  searchText: searchTextOf(({ id, pcbName, customer }) => [id, pcbName, customer]),
  dateOf: ({ date }) => date,
  detailsOf: ({ pcbName, customer, status, date, total, details: { components, shippingAddress, notes } }) => ({
    pcbName,
    customer,
    status,
    date,
    total,
    components,
    shippingAddress,
    notes,
  }),
  csv: { fileName: 'orders.csv', columns: ['id', 'pcbName', 'customer', 'status', 'date', 'total'] },
};

/**
 * The order list, with search, filters, details and CSV export. Status changes are left to the host.
 *
 * @example <AdminOrdersScreen rows={{ status: 'ready', value: orders }} onStatusChange={confirmStatus} onExport={download} />
 */
export function AdminOrdersScreen({ content = adminOrdersContent, ...props }: AdminOrdersScreenProps) {
  return <RecordListScreen {...props} description={orderList} content={content} />;
}
