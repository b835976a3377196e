import { loadFailedText } from '../../shared/remote/loadFailedText.ts';

/** Copy of the page with the invoices of an order. */
export const orderInvoicesContent = {
  back: 'Back to the order',
  title: (id: string) => `Invoices for order ${id}`,
  exportMonth: 'Export invoices by month',
  print: (number: string) => `Print ${number}`,
  none: {
    title: 'No invoice yet',
    text: 'The invoice is issued when the order has been dispatched.',
  },
  credit: {
    open: 'Cancel with a credit note',
    title: 'Cancel the invoice?',
    lead: (number: string) =>
      `The credit note cancels ${number} in full. You can then change the total of the order and issue a new invoice.`,
    reason: 'Reason',
    reasonHelp: 'Printed on the credit note.',
    submit: 'Issue the credit note',
    cancel: 'Keep the invoice',
  },
  issue: 'Issue a new invoice',
  loading: 'Loading the invoices…',
  failed: loadFailedText('The invoices'),
};

export type OrderInvoicesContent = typeof orderInvoicesContent;
