import { loadFailedText } from '../../shared/remote/loadFailedText.ts';
import { noOrders, orderStatusContent } from '../private/orderStatus.content.ts';

export const customerOrdersContent = {
  ...orderStatusContent,
  title: 'Your orders',
  // A narrow line breaks before the date, not inside it.
  ordered: (date: string) => `ordered\u00a0${date}`,
  none: noOrders,
  more: 'The latest orders are listed here. Use the search for older ones.',
  loading: 'Loading your orders…',
  failed: loadFailedText('Your orders'),
};

export type CustomerOrdersContent = typeof customerOrdersContent;
