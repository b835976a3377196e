import type { WorkingCalendar } from '@pcb/quoting/workingDays';

/** The factory's working days, from which dispatch dates are counted. */
export interface WorkingCalendarData {
  read: () => Promise<WorkingCalendar>;
}

export const sampleCalendar: WorkingCalendarData = {
  read: async () => (await import('@pcb/screens/fixtures/workingCalendar')).sampleWorkingCalendar,
};
