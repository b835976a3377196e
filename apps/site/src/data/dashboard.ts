import type { DashboardData } from '@pcb/screens/admin/AdminDashboardScreen';

export interface DashboardFigures {
  read: () => Promise<DashboardData>;
}

export const sampleDashboard = (clock: () => number): DashboardFigures => ({
  read: async () => (await import('@pcb/screens/fixtures/adminDashboard')).adminDashboardAt(clock()),
});
