/** Copy of the amounts of an order. */
export const orderTotalsContent = {
  title: 'What it costs',
  net: 'Subtotal, before tax',
  shipping: 'Shipping, before tax',
  centralTax: 'CGST',
  stateTax: 'SGST',
  integratedTax: 'IGST',
  total: 'Total',
  /** Shown if the business has edited the total; the lines stay as ordered. */
  changed: 'The price was changed after the order was placed, so the lines above do not add up to it.',
};

export type OrderTotalsContent = typeof orderTotalsContent;
