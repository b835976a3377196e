import { numberOfId } from '../private/RecordListScreen/sortRows.ts';
import { actionsColumn, dateColumn } from '../private/RecordListScreen/columns.ts';
import type { RecordListDescription } from '../private/RecordListScreen/description.ts';
import { searchTextOf } from '../private/RecordListScreen/filterRows.ts';
import type { OpenRecordState, RecordListProps, RecordResponse } from '../private/RecordListScreen/props.ts';
import { RecordListScreen } from '../private/RecordListScreen/RecordListScreen.tsx';
import { inquiryKind } from '../private/recordKinds.ts';
import type { AdminInquiry } from '../records.ts';
import { adminInquiriesContent, type AdminInquiriesContent } from './AdminInquiriesScreen.content.ts';

export { adminInquiriesContent, type AdminInquiriesContent } from './AdminInquiriesScreen.content.ts';

export interface AdminInquiriesScreenProps
  extends RecordListProps<AdminInquiry, AdminInquiriesContent>, OpenRecordState, RecordResponse<AdminInquiry> {}

const inquiryList: RecordListDescription<AdminInquiry, keyof AdminInquiriesContent['labels']> = {
  ...inquiryKind,
  columns: [
    { id: 'id', width: 5.5, isRowHeader: true, isMono: true, sortValue: ({ id }) => numberOfId(id) },
    { id: 'customer', width: 10, isFlexible: true, foldsInto: 'subject', sortValue: ({ customer }) => customer },
    { id: 'subject', width: 13, isFlexible: true, narrowPlace: 'bottomStart', sortValue: ({ subject }) => subject },
    { id: 'status', width: 6.5, narrowPlace: 'topEnd' },
    { ...dateColumn, narrowPlace: 'bottomEnd' },
    actionsColumn(9.5),
  ],
  searchText: searchTextOf(({ id, customer, subject }) => [id, customer, subject]),
  detailsOf: ({ customer, subject, status, date, details }) => ({ customer, subject, status, date, details }),
};

/**
 * The inquiry list, with search, a status filter and details. For quotations use `AdminQuotationsScreen`.
 *
 * @example <AdminInquiriesScreen rows={{ status: 'ready', value: inquiries }} onRespond={respond} />
 */
export function AdminInquiriesScreen({ content = adminInquiriesContent, ...props }: AdminInquiriesScreenProps) {
  return <RecordListScreen {...props} description={inquiryList} content={content} />;
}
