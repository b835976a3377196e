import { serviceLabels } from '../private/recordLabels.ts';
import { recordListText } from '../private/recordText.ts';

/** Copy of the service list. */
export const adminServicesContent = {
  ...recordListText({ one: 'service', many: 'services' }),
  searchPlaceholder: 'Name',
  labels: { id: 'ID', ...serviceLabels, name: 'Name', actions: 'Actions' },
  newFields: { labels: serviceLabels, placeholders: { price: '₹5,000' } },
};

export type AdminServicesContent = typeof adminServicesContent;
