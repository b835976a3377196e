import type { DashboardData } from '@pcb/screens/admin/AdminDashboardScreen';

/** The figures of the admin dashboard. */
export interface DashboardFigures {
  read: () => Promise<DashboardData>;
}

export const sampleDashboard = (clock: () => number): DashboardFigures => ({
  read: async () => (await import('@pcb/screens/fixtures/adminDashboard')).adminDashboardAt(clock()),
});
