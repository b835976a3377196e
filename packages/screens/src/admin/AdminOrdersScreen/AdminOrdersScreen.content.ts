import { orderLabels } from '../private/recordLabels.ts';
import { recordListText } from '../private/recordText.ts';

/** Copy of the order list. */
export const adminOrdersContent = {
  ...recordListText({ one: 'order', many: 'orders' }),
  searchPlaceholder: 'ID, PCB or customer',
  copyId: 'Copy order ID',
  labels: { id: 'Order ID', ...orderLabels, actions: 'Actions' },
};

export type AdminOrdersContent = typeof adminOrdersContent;
