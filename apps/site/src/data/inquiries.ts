import type { AdminInquiry } from '@pcb/screens/admin/records';
import type { ServiceForms } from '@pcb/screens/storefront/ServicesScreen';

/** What customers ask. */
export interface InquiriesData {
  /** All of them, in the order that an unsorted list shows. */
  list: () => Promise<readonly AdminInquiry[]>;
  /** Asks for the components of a board. */
  place: (inquiry: ServiceForms['source']) => Promise<void>;
}

export const sampleInquiries: InquiriesData = {
  list: async () => (await import('@pcb/screens/fixtures/adminInquiries')).adminInquiries,
  place: async () => {},
};
