import { taxPercent } from '@pcb/quoting/money';

export const partCardContent = {
  addToCart: 'Add to Cart',
  /** Above the cards: the cart adds the tax. */
  prices: `Prices are before ${taxPercent} % GST.`,
  /** Below the price of several pieces. */
  each: (price: string) => `${price} each`,
  /** The maximum retail price of a pack. */
  retail: (price: string) => `MRP ${price} incl. of all taxes`,
  registration: (number: string) => `BIS ${number}`,
  /**
   * Below the parts: what the label of a package must declare (Legal Metrology (Packaged Commodities) Rules 2011, rule
   * 6).
   */
  declarations: {
    text: 'The net quantity of a pack is beside its price or in its name. We import the parts that are made abroad, and pack all parts:',
    link: { label: 'our address, and where to complain', href: '/about#company' },
  },
  picture: (form: string) => `Package drawing: ${form}`,
  /** Instead of the drawing, if the outline depends on the manufacturer. */
  noOutline: 'No standard outline',
  scale: (mm: number) => `${mm} mm`,
};

export type PartCardContent = typeof partCardContent;
