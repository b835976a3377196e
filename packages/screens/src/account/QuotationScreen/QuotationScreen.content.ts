import { loadedQuotationContent } from '../private/loadedQuotation.content.ts';

/** Copy of the page of a quotation. */
export const quotationContent = {
  ...loadedQuotationContent,
  quotations: 'My Quotations',
  quotation: 'Quotation',
  title: (id: string) => `Quotation ${id}`,
  inquiry: (id: string) => `For your inquiry ${id}`,
};

export type QuotationContent = typeof quotationContent;
