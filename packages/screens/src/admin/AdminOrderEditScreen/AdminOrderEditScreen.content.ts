import { recordEditWords } from '../private/recordWords.ts';

/** The words of the page where an order is edited. */
export const adminOrderEditContent = {
  ...recordEditWords({ one: 'order', many: 'orders' }),
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
