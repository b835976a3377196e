import { taxPercent } from '@pcb/quoting/money';

export const partCardContent = {
  addToCart: 'Add to Cart',
  /** Above the cards: the cart adds the tax. */
  prices: `Prices are before ${taxPercent} % GST.`,
  /** Below the price of several pieces. */
  each: (price: string) => `${price} each`,
  /** What a pack costs at most. */
  retail: (price: string) => `MRP ${price} incl. of all taxes`,
  registration: (number: string) => `BIS ${number}`,
  /** Below the parts: what a package declares, and where to find the rest (Legal Metrology (Packaged Commodities) Rules 2011, rule 6). */
  declarations: {
    text: 'The net quantity of a pack is beside its price or in its name. We import the parts that are made abroad, and pack all parts:',
    link: { label: 'our address, and where to complain', href: '/about#company' },
  },
  picture: (form: string) => `Package drawing: ${form}`,
  /** In place of the drawing, for a part whose outline depends on its manufacturer. */
  noOutline: 'No standard outline',
  /** The length of the scale in a drawing. */
  scale: (mm: number) => `${mm} mm`,
};

export type PartCardContent = typeof partCardContent;
