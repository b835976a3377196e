import type { Side } from '@pcb/records/orderSteps';
import { formatDate } from '../../shared/format/formatDate.ts';
import { loadFailedText } from '../../shared/remote/loadFailedText.ts';
import type { QuotationEvent } from '../QuotationSheet/quotation.ts';

const steps: Readonly<Record<QuotationEvent['step'], string>> = {
  accept: 'Accepted',
  decline: 'Declined',
  message: 'Message',
};

const forBoth = {
  steps,
  version: (version: number, date: string) => `Version ${version}, ${formatDate(date)}`,
  versions: 'Version',
  print: 'Print',
  messages: 'Questions',
  noMessages: 'There are no questions yet.',
  order: (id: string) => `Order ${id}`,
  expired: (date: string) => `This quotation was valid until ${formatDate(date)}.`,
  earlier: 'This is an earlier version. Only the latest can be accepted.',
  withoutVersions: 'This quotation has no lines. See its details above.',
  loading: 'Loading the quotation…',
  failed: loadFailedText('The quotation'),
  accept: 'Accept',
  decline: {
    button: 'Decline',
    title: 'Decline this quotation?',
    reason: 'What should we change? (optional)',
    submit: 'Decline',
  },
  dismiss: 'Go back',
  revise: 'Send a new version',
};

const forCustomer = {
  ...forBoth,
  title: 'Our offer',
  who: ({ side }: QuotationEvent): string => (side === 'customer' ? 'You' : 'Our team'),
  accepted: 'You have accepted this quotation.',
  declined: 'You have declined this quotation.',
  asked: 'We have your question and will answer it here.',
  message: { label: 'Your question', submit: 'Send the question' },
};

export type QuotationReviewCopy = typeof forCustomer;

const forBusiness: QuotationReviewCopy = {
  ...forBoth,
  title: 'Offer',
  who: ({ side, actor }: QuotationEvent) => (side === 'customer' ? `${actor}, customer` : actor),
  accepted: 'The customer has accepted this quotation.',
  declined: 'The customer has declined this quotation.',
  asked: 'The customer has asked a question. Answer below.',
  message: { label: 'Message to the customer', submit: 'Send to the customer' },
};

/** Copy of a quotation that can be accepted, for the customer and for the business. */
export const quotationReviewContent: Readonly<Record<Side, QuotationReviewCopy>> = {
  customer: forCustomer,
  business: forBusiness,
};

export type QuotationReviewContent = typeof quotationReviewContent;
