import { AdminDashboardScreen } from '@pcb/screens/admin/AdminDashboardScreen';
import { adminDashboard } from '@pcb/screens/fixtures';
import { type PageHandle, titled } from '../../app/page.ts';

export const handle: PageHandle = {
  title: titled('Admin: Dashboard'),
  description: 'Orders, inquiries, quotations and revenue at a glance.',
};

export function Component() {
  return <AdminDashboardScreen dashboard={{ status: 'ready', ...adminDashboard }} />;
}
