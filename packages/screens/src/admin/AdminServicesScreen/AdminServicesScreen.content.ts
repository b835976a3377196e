import { serviceLabels } from '../private/recordLabels.ts';
import { recordListWords } from '../private/recordWords.ts';

/** The words of the list of services. */
export const adminServicesContent = {
  ...recordListWords({ one: 'service', many: 'services' }),
  searchPlaceholder: 'Name',
  labels: { id: 'ID', ...serviceLabels, name: 'Name', actions: 'Actions' },
  newFields: { labels: serviceLabels, placeholders: { price: '₹5,000' } },
};

export type AdminServicesContent = typeof adminServicesContent;
