import { taxPercent } from '@pcb/quoting/money';

export const partCardContent = {
  addToCart: 'Add to Cart',
  /** Above the cards: the cart adds the tax. */
  prices: `Prices are before ${taxPercent} % GST.`,
  /** Below the price of several pieces. */
  each: (price: string) => `${price} each`,
  /** Of a part whose origin is known. */
  origin: 'Country of origin',
  /** Below the cards. Packages for industrial consumers need no declarations for consumers, such as the country of origin. */
  businessesOnly:
    'We sell to businesses only, for use in what they make. Packages are marked “Not for retail sale” (Legal Metrology (Packaged Commodities) Rules, 2011, rules 2(bb) and 3).',
  picture: (form: string) => `Package drawing: ${form}`,
  /** In place of the drawing, for a part whose outline depends on its manufacturer. */
  noOutline: 'No standard outline',
  /** The length of the scale in a drawing. */
  scale: (mm: number) => `${mm} mm`,
};

export type PartCardContent = typeof partCardContent;
