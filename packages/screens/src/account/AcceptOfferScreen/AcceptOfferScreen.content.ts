import { formatRupees } from '../../shared/format/money.ts';
import type { Paise } from '@pcb/quoting/money';
import { checkoutContent } from '../CheckoutScreen/CheckoutScreen.content.ts';
import { offerContent } from '../OfferScreen/OfferScreen.content.ts';

/** Copy of the page on which a quotation becomes an order. */
export const acceptOfferContent = {
  ...checkoutContent,
  loading: offerContent.loading,
  failed: offerContent.failed,
  notFound: offerContent.notFound,
  back: (id: string) => `Quotation ${id}`,
  title: (id: string) => `Accept quotation ${id}`,
  total: (total: Paise) => `Total with tax: ${formatRupees(total)}. Your order will have a new number.`,
  order: 'Accept and order',
};

export type AcceptOfferContent = typeof acceptOfferContent;
