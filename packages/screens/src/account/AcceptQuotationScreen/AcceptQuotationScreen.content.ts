import type { Paise } from '@pcb/quoting/money';
import { formatRupees } from '../../shared/format/money.ts';
import { addressesContent } from '../private/addresses/addresses.content.ts';
import { loadedQuotationContent } from '../private/loadedQuotation.content.ts';

/** Copy of the page on which a quotation becomes an order. */
export const acceptQuotationContent = {
  ...addressesContent,
  ...loadedQuotationContent,
  back: (id: string) => `Quotation ${id}`,
  title: (id: string) => `Accept quotation ${id}`,
  total: (total: Paise) => `Total with tax: ${formatRupees(total)}. Your order will have a new number.`,
  order: 'Accept and order',
};

export type AcceptQuotationContent = typeof acceptQuotationContent;
