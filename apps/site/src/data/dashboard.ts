import type { DashboardData } from '@pcb/screens/admin/AdminDashboardScreen';

/** What an administrator sees first. */
export interface DashboardFigures {
  read: () => Promise<DashboardData>;
}

export const sampleDashboard: DashboardFigures = {
  read: async () => (await import('@pcb/screens/fixtures/adminDashboard')).adminDashboard,
};
