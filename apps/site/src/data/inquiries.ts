import type { AdminInquiry } from '@pcb/screens/admin/records';
import { moveToToday } from '@pcb/screens/fixtures/moveToToday';
import type { ServiceForms } from '@pcb/quoting/forms';
import { type CreateOptions, type Records, sampleRecords } from './records.ts';

export interface InquiriesData extends Records<AdminInquiry> {
  place: (inquiry: ServiceForms['source'], options: CreateOptions) => Promise<void>;
}

export const sampleInquiries = (clock: () => number): InquiriesData => ({
  ...sampleRecords('inquiries', async () =>
    moveToToday((await import('@pcb/screens/fixtures/adminInquiries')).adminInquiries, clock()),
  ),
  place: async () => {},
});
