import type { DetailsListProps, RecordResponse } from '../private/RecordListScreen/props.ts';
import { RecordListScreen } from '../private/RecordListScreen/RecordListScreen.tsx';
import { recordListContent } from '../private/records/recordText.ts';
import { type AdminInquiry, inquiries } from './inquiries.ts';

export { type AdminInquiry, inquiries } from './inquiries.ts';

/** Copy of the inquiry list. */
export const adminInquiriesContent = recordListContent(inquiries);

export type AdminInquiriesContent = typeof adminInquiriesContent;

export interface AdminInquiriesScreenProps extends DetailsListProps<typeof inquiries>, RecordResponse<AdminInquiry> {}

/**
 * The inquiry list, with search, a status filter and details. For quotations use `AdminQuotationsScreen`.
 *
 * @example <AdminInquiriesScreen rows={{ status: 'ready', value: inquiries }} onRespond={respond} />
 */
export function AdminInquiriesScreen({ content = adminInquiriesContent, ...props }: AdminInquiriesScreenProps) {
  return <RecordListScreen {...props} kind={inquiries} content={content} />;
}
