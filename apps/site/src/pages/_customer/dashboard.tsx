import { DashboardScreen } from '@pcb/screens/account/DashboardScreen';
import type { PageHandle } from '../../app/page.ts';
import { useCustomerName } from '../../app/useSite.ts';

export const handle: PageHandle = {
  title: 'Dashboard',
  description: 'Your orders, invoices, quotations, inquiries and profile.',
};

export function Component() {
  const userName = useCustomerName();
  // Signed out a moment ago: the guard is about to lead away.
  return userName === undefined ? null : <DashboardScreen userName={userName} />;
}
