import { indicativeQuotationContent } from '../../quote/IndicativeQuotation/IndicativeQuotation.content.ts';

const { subtitle: _, ...sheetContent } = indicativeQuotationContent;

/** Copy of the sheet of a quotation that can be accepted. */
export const quotationSheetContent = {
  ...sheetContent,
  version: (version: number) => `Version ${version}`,
  leadDays: 'Working days',
  net: 'Before tax',
  tax: 'GST, 18 %',
  total: 'Total',
  taxNote: 'The tax is IGST for a supply to another state, and CGST and SGST in equal parts within our state.',
  quotationTerms: 'Terms of this quotation',
};

export type QuotationSheetContent = typeof quotationSheetContent;
