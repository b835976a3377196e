import { recordListWords } from '../private/recordWords.ts';

/** The words of the list of orders. */
export const adminOrdersContent = {
  ...recordListWords({ one: 'order', many: 'orders' }),
  searchPlaceholder: 'ID, PCB name or customer',
  columns: {
    id: 'Order ID',
    pcbName: 'PCB Name',
    customer: 'Customer',
    status: 'Status',
    date: 'Date',
    total: 'Total',
    actions: 'Actions',
  },
  detailLabels: {
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

export type AdminOrdersContent = typeof adminOrdersContent;
