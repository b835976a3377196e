import type { CustomerOverview } from '@pcb/screens/account/DashboardScreen';
import { currentSamples } from './currentSamples.ts';

export interface OverviewData {
  read: () => Promise<CustomerOverview>;
}

export const sampleOverviewData = (clock: () => number): OverviewData => ({
  read: () => currentSamples(async () => (await import('@pcb/screens/fixtures/account')).sampleOverview, clock),
});
