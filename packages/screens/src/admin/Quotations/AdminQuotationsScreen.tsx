import type { WithContent } from '../../shared/WithContent.ts';
import type { TransactionListProps } from '../private/RecordListScreen/props.ts';
import { RecordListScreen } from '../private/RecordListScreen/RecordListScreen.tsx';
import { recordListContent } from '../private/records/recordText.ts';
import { type AdminQuotation, type QuotationFilters, quotations } from './quotations.ts';

export { type AdminQuotation, type QuotationFilters, quotations } from './quotations.ts';

export const adminQuotationsContent = recordListContent(quotations);

export type AdminQuotationsContent = typeof adminQuotationsContent;

export interface AdminQuotationsScreenProps
  extends TransactionListProps<AdminQuotation, QuotationFilters>, WithContent<AdminQuotationsContent> {}

/**
 * The quotation list, with search, filters, details and CSV export. The host applies status changes.
 *
 * @example <AdminQuotationsScreen rows={{ status: 'ready', value: quotations }} onStatusChange={confirmStatus} onExport={download} />
 */
export function AdminQuotationsScreen({ content = adminQuotationsContent, ...props }: AdminQuotationsScreenProps) {
  return <RecordListScreen {...props} kind={quotations} content={content} />;
}
