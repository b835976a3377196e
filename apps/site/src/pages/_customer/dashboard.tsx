import { AccountLayout } from '@pcb/screens/account/AccountLayout';
import { DashboardScreen } from '@pcb/screens/account/DashboardScreen';
import { useRemote } from '../../app/hooks/useRemote.ts';
import { useCustomerName } from '../../app/hooks/useSite.ts';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';

export const handle: PageHandle = {
  title: 'Dashboard',
  description: 'Your orders, invoices, quotations, inquiries and profile.',
};

export const loader = ({ data }: Site) => read(data.overview.read());

export function Component({ loaded }: PageProps<typeof loader>) {
  const userName = useCustomerName();
  const overview = useRemote(loaded);
  // The customer has just signed out, and the guard is about to redirect.
  return userName === undefined ? null : (
    <AccountLayout currentHref="/dashboard">
      <DashboardScreen userName={userName} overview={overview} />
    </AccountLayout>
  );
}
