import { loadFailedText } from '../../shared/remote/loadFailedText.ts';

/** Copy while the quotation of a page loads, and if there is none. */
export const loadedQuotationContent = {
  notFound: {
    title: 'Quotation not found',
    text: 'There is no such quotation in your account. Check the number, or sign in with the account that requested it.',
    back: 'Back to my quotations',
  },
  loading: 'Loading the quotation…',
  failed: loadFailedText('The quotation'),
};
