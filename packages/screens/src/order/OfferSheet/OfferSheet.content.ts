import { quotationContent } from '../../quote/Quotation/Quotation.content.ts';

const { subtitle: _, ...sheetContent } = quotationContent;

/** Copy of the sheet of a quotation that can be accepted. */
export const offerSheetContent = {
  ...sheetContent,
  version: (version: number) => `Version ${version}`,
  leadDays: 'Working days',
  net: 'Before tax',
  tax: 'GST, 18 %',
  total: 'Total',
  taxNote: 'The tax is IGST for a supply to another state, and CGST and SGST in equal parts within our state.',
  offerTerms: 'Terms of this quotation',
};

export type OfferSheetContent = typeof offerSheetContent;
