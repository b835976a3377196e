import { counted, listed } from '../../shared/format/phrases.ts';
import { wholeNumbersNote } from '../../shared/format/wholeNumbers.ts';
import { loadFailedText } from '../../shared/remote/loadFailedText.ts';

/** Further file names are counted. */
const maxListedFiles = 3;

export const cartContent = {
  label: 'Cart',
  title: 'Your cart',
  lineCount: (count: number) => counted(count, 'item'),
  items: 'Items',
  columns: { item: 'Item', quantity: 'Quantity', amount: 'Amount' },
  each: (price: string) => `${price} each`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  wholeNumbers: wholeNumbersNote,
  amountOf: (name: string) => `Amount for ${name}`,
  delivery: 'Lead time:',
  inStock: 'Available',
  outOfStock: 'Not available',
  files: (names: readonly string[]) => {
    const more = names.length - maxListedFiles;
    return `Files: ${listed(more > 0 ? [...names.slice(0, maxListedFiles), `${more} more`] : names)}`;
  },
  remove: (name: string) => `Remove ${name}`,
  changed: (name: string, amount: string, total: string) => `${name}: ${amount}. Total ${total}.`,
  removed: (name: string) => `${name} was removed from the cart.`,
  undo: { label: 'Undo', name: (name: string) => `Undo the removal of ${name}` },
  restored: (name: string) => `${name} is in the cart again.`,
  loading: 'Loading your cart…',
  failed: loadFailedText('Your cart'),
  empty: {
    title: 'Your cart is empty',
    text: 'Start with a quote for a layout, boards, stencils or parts.',
    action: 'Browse Services',
  },
  summary: {
    title: 'Order Summary',
    subtotal: 'Subtotal',
    discount: 'Discount',
    tax: (percent: number) => `Tax (${percent}%)`,
    shipping: 'Shipping',
    free: 'Free',
    /** Freight is part of the taxable value (CGST Act 2017, s. 15(2)(c)). */
    shippingTax: (beforeTax: string, tax: string) => `Shipping is ${beforeTax} and ${tax} GST`,
    total: 'Total',
    freeShipping: (amount: string) => `Free shipping over ${amount}`,
    promotion: { text: '10% off the first order with code', code: 'WELCOME10' },
  },
  coupon: { label: 'Coupon code', apply: 'Apply' },
  checkout: 'Proceed to Checkout',
  processing: 'Processing…',
};

export type CartContent = typeof cartContent;
