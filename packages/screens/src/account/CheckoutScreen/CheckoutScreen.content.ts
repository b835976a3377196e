import type { GstStateCode } from '@pcb/quoting/gstStates';
import { formatCount } from '../../shared/format/money.ts';
import { loadFailedText } from '../../shared/remote/loadFailedText.ts';
import { addressesContent, stateName } from '../private/addresses/addresses.content.ts';
import { orderTotalsContent } from '../private/OrderTotals/OrderTotals.content.ts';

/** Copy of the checkout page. */
export const checkoutContent = {
  ...addressesContent,
  cart: 'Cart',
  title: 'Checkout',
  summary: {
    title: 'Your order',
    quantity: (count: number) => `${formatCount(count)} ×`,
    placeOfSupply: (code: GstStateCode) => `Place of supply: ${stateName(code)}`,
    /** Until the state is chosen, the split of the tax is not known. */
    noPlace: 'Choose a state to see which tax applies.',
  },
  totals: orderTotalsContent,
  order: 'Place Order',
  empty: { title: 'Your cart is empty', text: 'There is nothing to order yet.', action: 'Back to the cart' },
  loading: 'Loading your order…',
  failed: loadFailedText('Your order'),
};

export type CheckoutContent = typeof checkoutContent;
