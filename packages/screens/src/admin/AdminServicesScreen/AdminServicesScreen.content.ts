import { recordListWords } from '../private/recordWords.ts';

/** The words of the list of services. */
export const adminServicesContent = {
  ...recordListWords({ one: 'service', many: 'services' }),
  searchPlaceholder: 'Name',
  columns: {
    id: 'ID',
    name: 'Name',
    description: 'Description',
    price: 'Price',
    status: 'Status',
    actions: 'Actions',
  },
  newFields: {
    labels: { name: 'Service Name', description: 'Description', price: 'Price', status: 'Status' },
    placeholders: { price: '₹5,000' },
  },
};

export type AdminServicesContent = typeof adminServicesContent;
