import { AdminDashboardScreen, trendPeriods } from '@pcb/screens/admin/AdminDashboardScreen';
import { useRemote } from '../../app/hooks/useRemote.ts';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';
import { oneOf } from '../../url/searchSchema.ts';
import { useSearchState } from '../../url/useSearchState.ts';

export const handle: PageHandle = {
  title: 'Admin: Dashboard',
  description: 'Orders, inquiries, quotations and revenue at a glance.',
};

export const loader = ({ data }: Site) => read(data.dashboard.read());

const dashboardSchema = { period: oneOf('period', trendPeriods) };

export function Component({ loaded }: PageProps<typeof loader>) {
  const [{ period }, change] = useSearchState(dashboardSchema);
  return (
    <AdminDashboardScreen
      dashboard={useRemote(loaded)}
      period={period}
      onPeriodChange={(selected) => change({ period: selected })}
    />
  );
}
