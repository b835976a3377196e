import type { TransactionListProps } from '../private/RecordListScreen/props.ts';
import { RecordListScreen } from '../private/RecordListScreen/RecordListScreen.tsx';
import { recordListContent } from '../private/records/recordText.ts';
import { type AdminQuotation, quotations } from './quotations.ts';

export { type AdminQuotation, type QuotationFilters, quotations } from './quotations.ts';

export const adminQuotationsContent = recordListContent(quotations);

export type AdminQuotationsContent = typeof adminQuotationsContent;

export interface AdminQuotationsScreenProps extends TransactionListProps<typeof quotations, AdminQuotation> {}

/**
 * The quotation list, with search, filters, details and CSV export. The host applies status changes.
 *
 * @example <AdminQuotationsScreen rows={{ status: 'ready', value: quotations }} onStatusChange={confirmStatus} onExport={download} />
 */
export function AdminQuotationsScreen(props: AdminQuotationsScreenProps) {
  return <RecordListScreen kind={quotations} content={adminQuotationsContent} {...props} />;
}
