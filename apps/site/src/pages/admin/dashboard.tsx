import { AdminDashboardScreen } from '@pcb/screens/admin/AdminDashboardScreen';
import type { PageHandle, PageProps } from '../../app/page.ts';
import { useRemote } from '../../app/useRemote.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';

export const handle: PageHandle = {
  title: 'Admin: Dashboard',
  description: 'Orders, inquiries, quotations and revenue at a glance.',
};

export const loader = ({ data }: Site) => read(data.dashboard.read());

export function Component({ loaded }: PageProps<typeof loader>) {
  return <AdminDashboardScreen dashboard={useRemote(loaded)} />;
}
