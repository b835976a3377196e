import { orderLabels } from '../private/recordLabels.ts';
import { recordEditWords } from '../private/recordWords.ts';

/** The words of the page where an order is edited. */
export const adminOrderEditContent = {
  ...recordEditWords({ one: 'order', many: 'orders' }),
  labels: orderLabels,
};

export type AdminOrderEditContent = typeof adminOrderEditContent;
