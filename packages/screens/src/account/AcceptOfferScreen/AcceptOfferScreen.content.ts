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
  total: (total: Paise) => `You order for ${formatRupees(total)} with tax. The order has its own number.`,
  order: 'Accept and order',
};

export type AcceptOfferContent = typeof acceptOfferContent;
