import { loadFailedText } from '../../shared/remote/loadFailedText.ts';

/** Copy of the page of a quotation. */
export const quotationContent = {
  quotations: 'My Quotations',
  quotation: 'Quotation',
  title: (id: string) => `Quotation ${id}`,
  inquiry: (id: string) => `For your inquiry ${id}`,
  notFound: {
    title: 'Quotation not found',
    text: 'There is no such quotation in your account. Check the number, or sign in with the account that requested it.',
    back: 'Back to my quotations',
  },
  loading: 'Loading the quotation…',
  failed: loadFailedText('The quotation'),
};

export type QuotationContent = typeof quotationContent;
