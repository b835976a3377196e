import type { CustomerOverview } from '@pcb/screens/account/DashboardScreen';

export interface OverviewData {
  /** Loads the dashboard of the signed-in customer. */
  read: () => Promise<CustomerOverview>;
}

export const sampleOverviewData: OverviewData = {
  read: async () => (await import('@pcb/screens/fixtures/account')).sampleOverview,
};
