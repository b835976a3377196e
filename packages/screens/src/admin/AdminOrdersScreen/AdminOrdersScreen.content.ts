import { orderLabels } from '../private/recordLabels.ts';
import { recordListWords } from '../private/recordWords.ts';

/** The words of the list of orders. */
export const adminOrdersContent = {
  ...recordListWords({ one: 'order', many: 'orders' }),
  searchPlaceholder: 'ID, PCB name or customer',
  labels: { id: 'Order ID', ...orderLabels, actions: 'Actions' },
};

export type AdminOrdersContent = typeof adminOrdersContent;
