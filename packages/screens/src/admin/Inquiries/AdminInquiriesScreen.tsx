import type { AnsweredListProps } from '../private/RecordListScreen/props.ts';
import { RecordListScreen } from '../private/RecordListScreen/RecordListScreen.tsx';
import { recordListContent } from '../private/records/recordText.ts';
import { type AdminInquiry, inquiries } from './inquiries.ts';

export { type AdminInquiry, type InquiryFilters, inquiries } from './inquiries.ts';

export const adminInquiriesContent = recordListContent(inquiries);

export type AdminInquiriesContent = typeof adminInquiriesContent;

export interface AdminInquiriesScreenProps extends AnsweredListProps<typeof inquiries, AdminInquiry> {}

/**
 * The inquiry list, with search, a status filter and details. For quotations use `AdminQuotationsScreen`.
 *
 * @example <AdminInquiriesScreen rows={{ status: 'ready', value: inquiries }} onRespond={respond} />
 */
export function AdminInquiriesScreen(props: AdminInquiriesScreenProps) {
  return <RecordListScreen kind={inquiries} content={adminInquiriesContent} {...props} />;
}
