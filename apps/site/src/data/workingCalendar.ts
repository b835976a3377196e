import type { WorkingCalendar } from '@pcb/quoting/workingDays';

export interface WorkingCalendarData {
  read: () => Promise<WorkingCalendar>;
}

export const sampleCalendar: WorkingCalendarData = {
  read: async () => (await import('@pcb/screens/fixtures/workingCalendar')).sampleWorkingCalendar,
};
