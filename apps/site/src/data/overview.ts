import type { CustomerOverview } from '@pcb/screens/account/DashboardScreen';
import { moveToToday } from '@pcb/screens/fixtures/moveToToday';

export interface OverviewData {
  read: () => Promise<CustomerOverview>;
}

export const sampleOverviewData = (clock: () => number): OverviewData => ({
  read: async () => moveToToday((await import('@pcb/screens/fixtures/account')).sampleOverview, clock()),
});
