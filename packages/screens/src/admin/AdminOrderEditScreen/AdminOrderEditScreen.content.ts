import { editWords } from '../private/words.ts';

/** All words of the page where an order is edited. */
export const adminOrderEditContent = {
  ...editWords({ one: 'order', many: 'orders' }),
  list: 'Orders',
  titleOf: (name: string) => `Edit order ${name}`,
  labels: {
    pcbName: 'PCB Name',
    customer: 'Customer',
    status: 'Status',
    date: 'Date',
    total: 'Total',
    components: 'Components',
    shippingAddress: 'Shipping Address',
    notes: 'Notes',
  },
};

export type AdminOrderEditContent = typeof adminOrderEditContent;
