import { adminOrdersContent, AdminOrdersScreen, orders } from '@pcb/screens/admin/AdminOrdersScreen';
import { transactionListPage } from '../../app/frames/recordPages.tsx';

export const { handle, loader, Component } = transactionListPage({
  kind: orders,
  recordsIn: (data) => data.orders,
  title: adminOrdersContent.title,
  description: 'All orders: search them, view details, change the status and export them as CSV.',
  Screen: AdminOrdersScreen,
});
