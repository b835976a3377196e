import type { AdminInquiry } from '@pcb/screens/admin/records';
import { moveToToday } from '@pcb/records/samples/moveToToday';
import type { ServiceForms } from '@pcb/quoting/forms';
import { type CreateOptions, type Records, sampleRecords } from './records.ts';

/** The inquiries of all customers. */
export interface InquiriesData extends Records<AdminInquiry> {
  /** Places an inquiry for the components of a board. */
  place: (inquiry: ServiceForms['source'], options: CreateOptions) => Promise<void>;
}

export const sampleInquiries = (clock: () => number): InquiriesData => ({
  ...sampleRecords('inquiries', async () =>
    moveToToday((await import('@pcb/records/samples/inquiries')).sampleInquiries, clock()),
  ),
  place: async () => {},
});
