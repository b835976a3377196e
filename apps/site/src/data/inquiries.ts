import type { AdminInquiry } from '@pcb/screens/admin/records';
import type { ServiceForms } from '@pcb/quoting/forms';

/** The inquiries of all customers. */
export interface InquiriesData {
  /** Loads all inquiries, in the order of an unsorted list. */
  list: () => Promise<readonly AdminInquiry[]>;
  /** Places an inquiry for the components of a board. */
  place: (inquiry: ServiceForms['source']) => Promise<void>;
}

export const sampleInquiries: InquiriesData = {
  list: async () => (await import('@pcb/screens/fixtures/adminInquiries')).adminInquiries,
  place: async () => {},
};
