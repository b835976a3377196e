import { numberOfId, rupeesIn } from '../private/RecordListScreen/sortRows.ts';
import type { RecordListDescription } from '../private/RecordListScreen/description.ts';
import { searchTextOf } from '../private/RecordListScreen/filterRows.ts';
import type {
  OpenRecordState,
  RecordExport,
  RecordListProps,
  StatusChoice,
} from '../private/RecordListScreen/props.ts';
import { RecordListScreen } from '../private/RecordListScreen/RecordListScreen.tsx';
import { type AdminOrder, orderStatuses } from '../records.ts';
import { adminOrdersContent, type AdminOrdersContent } from './AdminOrdersScreen.content.ts';

export { adminOrdersContent, type AdminOrdersContent } from './AdminOrdersScreen.content.ts';

export interface AdminOrdersScreenProps
  extends RecordListProps<AdminOrder>, OpenRecordState, StatusChoice<AdminOrder>, RecordExport {
  /** The copy; pass another object to translate or reword it. @default adminOrdersContent */
  content?: AdminOrdersContent;
}

const orderList: RecordListDescription<AdminOrder, keyof AdminOrdersContent['labels']> = {
  section: 'orders',
  columns: [
    { id: 'id', width: 6.5, isRowHeader: true, isMono: true, sortValue: ({ id }) => numberOfId(id) },
    { id: 'pcbName', width: 11, isFlexible: true, narrowPlace: 'bottomStart', sortValue: ({ pcbName }) => pcbName },
    { id: 'customer', width: 9.5, isFlexible: true, foldsInto: 'pcbName', sortValue: ({ customer }) => customer },
    { id: 'status', width: 9.75, narrowPlace: 'bottomEnd' },
    { id: 'date', width: 7, isMono: true, foldsInto: 'id', sortValue: ({ date }) => date },
    {
      id: 'total',
      width: 7,
      align: 'end',
      isMono: true,
      narrowPlace: 'topEnd',
      sortValue: ({ total }) => rupeesIn(total),
    },
    { id: 'actions', width: 7, isLabelHidden: true, align: 'end' },
  ],
  nameOf: ({ id }) => id,
  isEditable: true,
  searchText: searchTextOf(({ id, pcbName, customer }) => [id, pcbName, customer]),
  statuses: orderStatuses,
  dateOf: ({ date }) => date,
  details: [
    { id: 'pcbName', valueOf: ({ pcbName }) => pcbName },
    { id: 'customer', valueOf: ({ customer }) => customer },
    { id: 'status', valueOf: ({ status }) => status },
    { id: 'date', valueOf: ({ date }) => date },
    { id: 'total', valueOf: ({ total }) => total },
    { id: 'components', valueOf: ({ details }) => details.components },
    { id: 'shippingAddress', valueOf: ({ details }) => details.shippingAddress },
    { id: 'notes', valueOf: ({ details }) => details.notes },
  ],
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
