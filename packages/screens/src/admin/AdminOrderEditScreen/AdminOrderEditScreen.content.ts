import { orderLabels } from '../private/recordLabels.ts';
import { recordEditText } from '../private/recordText.ts';

/** Copy of the order edit page. */
export const adminOrderEditContent = {
  ...recordEditText({ one: 'order', many: 'orders' }),
  labels: orderLabels,
};

export type AdminOrderEditContent = typeof adminOrderEditContent;
