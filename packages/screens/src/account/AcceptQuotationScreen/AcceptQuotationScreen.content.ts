import type { Paise } from '@pcb/quoting/money';
import { formatRupees } from '../../shared/format/money.ts';
import { checkoutContent } from '../CheckoutScreen/CheckoutScreen.content.ts';
import { quotationContent } from '../QuotationScreen/QuotationScreen.content.ts';

/** Copy of the page on which a quotation becomes an order. */
export const acceptQuotationContent = {
  ...checkoutContent,
  loading: quotationContent.loading,
  failed: quotationContent.failed,
  notFound: quotationContent.notFound,
  back: (id: string) => `Quotation ${id}`,
  title: (id: string) => `Accept quotation ${id}`,
  total: (total: Paise) => `Total with tax: ${formatRupees(total)}. Your order will have a new number.`,
  order: 'Accept and order',
};

export type AcceptQuotationContent = typeof acceptQuotationContent;
