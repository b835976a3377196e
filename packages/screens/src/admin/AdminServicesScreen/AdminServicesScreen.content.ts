import { listWords } from '../private/words.ts';

/** All words of the list of services. */
export const adminServicesContent = {
  ...listWords({ many: 'services' }),
  title: 'Services',
  searchPlaceholder: 'Name',
  columns: {
    id: 'ID',
    name: 'Name',
    description: 'Description',
    price: 'Price',
    status: 'Status',
    actions: 'Actions',
  },
  edit: 'Edit',
  editService: (name: string) => `Edit ${name}`,
  remove: 'Delete',
  removeService: (name: string) => `Delete ${name}`,
  addService: 'Add Service',
  form: {
    title: 'Add Service',
    labels: { name: 'Service Name', description: 'Description', price: 'Price', status: 'Status' },
    placeholders: { price: '₹5,000' },
    submit: 'Add Service',
    cancel: 'Cancel',
    closeDialog: 'Close form',
  },
};

export type AdminServicesContent = typeof adminServicesContent;
