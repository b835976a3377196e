import { listWords } from '../private/words.ts';

/** All words of the list of orders. */
export const adminOrdersContent = {
  ...listWords({ many: 'orders' }),
  title: 'Orders',
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
  exportCsv: 'Export CSV',
  statusOf: (id: string) => `Status of ${id}`,
  view: 'View',
  viewOrder: (id: string) => `View ${id}`,
  edit: 'Edit',
  editOrder: (id: string) => `Edit ${id}`,
  dialog: {
    titleOf: (id: string) => `Order ${id}`,
    details: {
      pcbName: 'PCB Name',
      customer: 'Customer',
      status: 'Status',
      date: 'Date',
      total: 'Total',
      components: 'Components',
      shippingAddress: 'Shipping Address',
      notes: 'Notes',
    },
    nothing: '—',
    edit: 'Edit Order',
    close: 'Close',
    closeDialog: 'Close details',
  },
};

export type AdminOrdersContent = typeof adminOrdersContent;
