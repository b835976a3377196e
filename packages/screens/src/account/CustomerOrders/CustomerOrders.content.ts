import { loadFailedText } from '../../shared/remote/loadFailedText.ts';

export const noOrders = {
  title: 'No orders yet',
  text: 'Your orders appear here.',
  action: { label: 'Start a quote', href: '/services' },
};

export const customerOrdersContent = {
  title: 'Your orders',
  copyId: (id: string) => `Copy ${id}`,
  // A narrow line breaks before the date, not inside it.
  ordered: (date: string) => `ordered\u00a0${date}`,
  dispatched: (date: string) => `Dispatched ${date}`,
  expected: (date: string) => `Dispatch expected ${date}`,
  step: (step: number, count: number, name: string) => `Step ${step} of ${count}: ${name}`,
  flags: {
    'Waiting for customer': 'Waiting for your answer',
    'Customer has written': 'We have your message',
    Cancelled: 'Cancelled',
  },
  none: noOrders,
  more: 'The latest orders are listed here. Use the search for older ones.',
  loading: 'Loading your orders…',
  failed: loadFailedText('Your orders'),
};

export type CustomerOrdersContent = typeof customerOrdersContent;
