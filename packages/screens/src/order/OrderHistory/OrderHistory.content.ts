import { maxMessageFiles } from '@pcb/records/limits';
import type { OrderStep, Side } from '@pcb/records/orderSteps';
import { formatCount } from '../../shared/format/money.ts';
import { loadFailedText } from '../../shared/remote/loadFailedText.ts';
import type { OrderEvent } from './orderProgress.ts';

const steps: Readonly<Record<OrderStep, string>> = {
  start: 'Production started',
  return: 'Production stopped',
  dispatch: 'Dispatched',
  cancel: 'Order cancelled',
  ask: 'Question',
  answer: 'Message',
  settle: 'Question closed',
};

const forBoth = {
  steps,
  collected: 'Collected by the customer',
  parcel: (carrier: string, tracking: string) => (tracking ? `${carrier}, tracking number ${tracking}` : carrier),
  parcelLine: (quantity: number, name: string) => `${formatCount(quantity)} × ${name}`,
  files: (name: string) => `Files of: ${name}`,
  loading: 'Loading the history of the order…',
  failed: loadFailedText('The history of the order'),
  dismiss: 'Go back',
  cancelled: 'This order is cancelled.',
  cancel: {
    title: 'Cancel this order?',
    button: 'Cancel the order',
    submit: 'Cancel the order',
    reason: 'Reason',
  },
  dispatch: {
    title: 'Dispatch',
    button: 'Dispatch',
    submit: 'Dispatch',
    carrier: 'Carrier',
    carrierHelp: 'Leave it blank if the customer collects the parcel.',
    tracking: 'Tracking number',
    quantity: (name: string, left: number) => `${name} (${formatCount(left)} left)`,
  },
  start: 'Start production',
  return: 'Stop production',
  settle: 'Close the question',
  message: {
    attachments: 'Files',
    attachmentsHelp: `Up to ${maxMessageFiles} files.`,
  },
};

const forCustomer = {
  ...forBoth,
  title: 'History and questions',
  none: 'We are checking your data. Each step will appear here.',
  who: ({ side }: OrderEvent): string => (side === 'customer' ? 'You' : 'Our team'),
  awaits: {
    customer: 'We have a question. Your order is on hold until you answer it.',
    business: 'We have your message and will answer it here.',
  } satisfies Record<Side, string>,
  cancel: { ...forBoth.cancel, note: 'You can cancel until production starts.' },
  message: { ...forBoth.message, label: 'Your message', submit: 'Send the message' },
};

const forBusiness: OrderHistoryCopy = {
  ...forBoth,
  title: 'Production and questions',
  none: 'Nothing has happened since the order was placed.',
  who: ({ side, actor }: OrderEvent) => (side === 'customer' ? `${actor}, customer` : actor),
  awaits: {
    customer: 'The order is on hold until the customer answers.',
    business: 'The customer has sent a message. Answer below, or close the question.',
  },
  cancel: { ...forBoth.cancel, note: 'The customer sees the reason.' },
  message: { ...forBoth.message, label: 'Question or answer to the customer', submit: 'Send to the customer' },
};

export type OrderHistoryCopy = typeof forCustomer;

/** Copy of an order's history, for the customer and for the business. */
export const orderHistoryContent: Readonly<Record<Side, OrderHistoryCopy>> = {
  customer: forCustomer,
  business: forBusiness,
};

export type OrderHistoryContent = typeof orderHistoryContent;
