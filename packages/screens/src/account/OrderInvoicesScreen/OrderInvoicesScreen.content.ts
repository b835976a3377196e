import { loadFailedText } from '../../shared/remote/loadFailedText.ts';

/** Copy of the page with the invoices of an order. */
export const orderInvoicesContent = {
  back: 'Back to the order',
  title: (id: string) => `Invoices of order ${id}`,
  exportMonth: 'Export the invoices of a month',
  print: (number: string) => `Print ${number}`,
  none: {
    title: 'No invoice yet',
    text: 'It is issued when the order ships.',
  },
  credit: {
    open: 'Cancel with a credit note',
    title: 'Cancel the invoice?',
    lead: (number: string) =>
      `A credit note takes back all of ${number}. Then the total of the order can change, and a new invoice is issued.`,
    reason: 'Reason',
    reasonHelp: 'It is on the credit note.',
    submit: 'Issue the credit note',
    cancel: 'Keep the invoice',
  },
  issue: 'Issue a new invoice',
  loading: 'Loading the invoices…',
  failed: loadFailedText('The invoices'),
};

export type OrderInvoicesContent = typeof orderInvoicesContent;
