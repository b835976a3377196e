import { adminQuotationsContent, AdminQuotationsScreen, quotations } from '@pcb/screens/admin/AdminQuotationsScreen';
import { transactionListPage } from '../../app/frames/recordPages.tsx';

export const { handle, loader, Component } = transactionListPage({
  kind: quotations,
  recordsIn: (data) => data.quotations,
  title: adminQuotationsContent.title,
  description: 'All quotations: search them, view details, change the status and export them as CSV.',
  Screen: AdminQuotationsScreen,
});
