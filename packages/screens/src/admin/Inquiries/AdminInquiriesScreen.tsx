import type { WithContent } from '../../shared/WithContent.ts';
import type { DetailsListProps, RecordResponse } from '../private/RecordListScreen/props.ts';
import { RecordListScreen } from '../private/RecordListScreen/RecordListScreen.tsx';
import { recordListContent } from '../private/records/recordText.ts';
import { type AdminInquiry, type InquiryFilters, inquiries } from './inquiries.ts';

export { type AdminInquiry, type InquiryFilters, inquiries } from './inquiries.ts';

export const adminInquiriesContent = recordListContent(inquiries);

export type AdminInquiriesContent = typeof adminInquiriesContent;

export interface AdminInquiriesScreenProps
  extends
    DetailsListProps<AdminInquiry, InquiryFilters>,
    RecordResponse<AdminInquiry>,
    WithContent<AdminInquiriesContent> {}

/**
 * The inquiry list, with search, a status filter and details. For quotations use `AdminQuotationsScreen`.
 *
 * @example <AdminInquiriesScreen rows={{ status: 'ready', value: inquiries }} onRespond={respond} />
 */
export function AdminInquiriesScreen({ content = adminInquiriesContent, ...props }: AdminInquiriesScreenProps) {
  return <RecordListScreen {...props} kind={inquiries} content={content} />;
}
