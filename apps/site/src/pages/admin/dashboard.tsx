import { AdminDashboardScreen } from '@pcb/screens/admin/AdminDashboardScreen';
import type { PageHandle, PageProps } from '../../app/page.ts';
import { useRetry } from '../../app/useRetry.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';

export const handle: PageHandle = {
  title: 'Admin: Dashboard',
  description: 'Orders, inquiries, quotations and revenue at a glance.',
};

export const loader = ({ data }: Site) => read(data.dashboard.read());

export function Component({ loaded }: PageProps<typeof loader>) {
  const onRetry = useRetry();
  const dashboard =
    loaded.status === 'ready' ? ({ status: 'ready', ...loaded.value } as const) : { ...loaded, onRetry };
  return <AdminDashboardScreen dashboard={dashboard} />;
}
