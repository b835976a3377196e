import type { AdminInquiry } from '@pcb/screens/admin/records';

/** What customers ask. */
export interface InquiriesData {
  /** All of them, in the order that an unsorted list shows. */
  list: () => Promise<readonly AdminInquiry[]>;
}

export const sampleInquiries: InquiriesData = {
  list: async () => (await import('@pcb/screens/fixtures/adminInquiries')).adminInquiries,
};
