import { inquiryLabels } from '../private/recordLabels.ts';
import { recordListText } from '../private/recordText.ts';

/** Copy of the inquiry list. */
export const adminInquiriesContent = {
  ...recordListText({ one: 'inquiry', many: 'inquiries' }),
  searchPlaceholder: 'ID, customer or subject',
  labels: { id: 'ID', ...inquiryLabels, actions: 'Actions' },
};

export type AdminInquiriesContent = typeof adminInquiriesContent;
