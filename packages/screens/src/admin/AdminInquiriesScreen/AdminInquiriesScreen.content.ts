import { inquiryLabels } from '../private/recordLabels.ts';
import { recordListWords } from '../private/recordWords.ts';

/** The words of the list of inquiries. */
export const adminInquiriesContent = {
  ...recordListWords({ one: 'inquiry', many: 'inquiries' }),
  searchPlaceholder: 'ID, customer or subject',
  labels: { id: 'ID', ...inquiryLabels, actions: 'Actions' },
};

export type AdminInquiriesContent = typeof adminInquiriesContent;
