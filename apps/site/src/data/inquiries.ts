import type { ServiceForms } from '@pcb/quoting/forms';
import type { AdminInquiry } from '@pcb/screens/admin/records';
import { currentSamples } from './currentSamples.ts';
import { type CreateOptions, type Records, sampleRecords } from './records.ts';

export interface InquiriesData extends Records<AdminInquiry> {
  place: (inquiry: ServiceForms['source'], options: CreateOptions) => Promise<void>;
}

export const sampleInquiries = (clock: () => number): InquiriesData => ({
  ...sampleRecords('inquiries', () =>
    currentSamples(async () => (await import('@pcb/records/samples/inquiries')).sampleInquiries, clock),
  ),
  place: async () => {},
});
