import { numberOfId } from '../private/RecordListScreen/sortRows.ts';
import { actionsColumn, dateColumn, totalColumn } from '../private/RecordListScreen/columns.ts';
import type { RecordListDescription } from '../private/RecordListScreen/description.ts';
import { searchTextOf } from '../private/RecordListScreen/filterRows.ts';
import type { TransactionListProps } from '../private/RecordListScreen/props.ts';
import { RecordListScreen } from '../private/RecordListScreen/RecordListScreen.tsx';
import { quotationKind } from '../private/recordKinds.ts';
import type { AdminQuotation } from '../records.ts';
import { adminQuotationsContent, type AdminQuotationsContent } from './AdminQuotationsScreen.content.ts';

export { adminQuotationsContent, type AdminQuotationsContent } from './AdminQuotationsScreen.content.ts';

export type AdminQuotationsScreenProps = TransactionListProps<AdminQuotation, AdminQuotationsContent>;

const quotationList: RecordListDescription<AdminQuotation, keyof AdminQuotationsContent['labels']> = {
  ...quotationKind,
  columns: [
    { id: 'id', width: 8.5, isRowHeader: true, isMono: true, sortValue: ({ id }) => numberOfId(id) },
    { id: 'customer', width: 9.5, isFlexible: true, narrowPlace: 'bottomStart', sortValue: ({ customer }) => customer },
    { id: 'service', width: 10, isFlexible: true, foldsInto: 'customer', sortValue: ({ service }) => service },
    { id: 'status', width: 9, narrowPlace: 'bottomEnd' },
    dateColumn,
    totalColumn,
    actionsColumn(7),
  ],
  isEditable: true,
  searchText: searchTextOf(({ id, customer, service }) => [id, customer, service]),
  dateOf: ({ date }) => date,
  detailsOf: ({ customer, service, status, date, total, details }) => ({
    customer,
    service,
    status,
    date,
    total,
    details,
  }),
  csv: { fileName: 'quotations.csv', columns: ['id', 'customer', 'service', 'status', 'date', 'total'] },
};

/**
 * The quotation list, with search, filters, details and CSV export. Status changes are left to the host.
 *
 * @example <AdminQuotationsScreen rows={{ status: 'ready', value: quotations }} onStatusChange={confirmStatus} onExport={download} />
 */
export function AdminQuotationsScreen({ content = adminQuotationsContent, ...props }: AdminQuotationsScreenProps) {
  return <RecordListScreen {...props} description={quotationList} content={content} />;
}
