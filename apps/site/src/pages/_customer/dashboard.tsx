import { DashboardScreen } from '@pcb/screens/account/DashboardScreen';
import type { PageHandle } from '../../app/page.ts';
import { useCustomerName } from '../../app/useSite.ts';

export const handle: PageHandle = {
  title: 'Dashboard',
  description: 'Your orders, invoices, quotations, inquiries and profile.',
};

export function Component() {
  const userName = useCustomerName();
  // Just signed out: the guard is about to redirect.
  return userName === undefined ? null : <DashboardScreen userName={userName} />;
}
