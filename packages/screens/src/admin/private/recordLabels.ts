import type { RecordValues } from './RecordForm.tsx';

/** Labels of the record fields, shared by lists, details and edit pages. */
export const orderLabels = {
  pcbName: 'PCB Name',
  customer: 'Customer',
  status: 'Status',
  date: 'Date',
  total: 'Total',
  components: 'Components',
  shippingAddress: 'Shipping Address',
  notes: 'Notes',
};
export type EditedOrder = RecordValues<keyof typeof orderLabels>;

export const quotationLabels = {
  customer: 'Customer',
  service: 'Service',
  status: 'Status',
  date: 'Date',
  total: 'Total',
  details: 'Details',
};
export type EditedQuotation = RecordValues<keyof typeof quotationLabels>;

export const inquiryLabels = {
  customer: 'Customer',
  subject: 'Subject',
  status: 'Status',
  date: 'Date',
  details: 'Details',
};

export const userLabels = { name: 'Name', email: 'Email', orders: 'Orders', status: 'Status' };
export type EditedUser = RecordValues<keyof typeof userLabels>;

export const serviceLabels = { name: 'Service Name', price: 'Price', description: 'Description', status: 'Status' };
export type EditedService = RecordValues<keyof typeof serviceLabels>;
