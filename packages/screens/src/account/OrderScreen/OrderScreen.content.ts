import { loadFailedText } from '../../shared/remote/loadFailedText.ts';
import { orderStatusContent } from '../private/orderStatus.content.ts';
import { orderTotalsContent } from '../private/OrderTotals/OrderTotals.content.ts';

/** Copy of the page of an order. */
export const orderContent = {
  ...orderStatusContent,
  orders: 'My Orders',
  order: 'Order',
  title: (id: string) => `Order ${id}`,
  ordered: (date: string) => `Ordered ${date}`,
  invoice: (number: string) => `Invoice ${number}`,
  invoices: 'Invoices',
  payment: 'Payment',
  notFound: {
    title: 'Order not found',
    text: 'There is no such order in your account. Check the number, or sign in with the account that placed it.',
    back: 'Back to my orders',
  },
  totals: orderTotalsContent,
  question: { text: 'Is something wrong with this order?', link: 'Ask about it', href: '/reachout' },
  loading: 'Loading the order…',
  failed: loadFailedText('The order'),
};

export type OrderContent = typeof orderContent;
