import { taxPercent } from '@pcb/quoting/money';

export const partCardContent = {
  addToCart: 'Add to Cart',
  /** Below the price: the cart adds the tax. */
  beforeTax: `Before ${taxPercent} % GST`,
  // Legal Metrology (Packaged Commodities) Rules 2011, rule 6(10).
  origin: 'Country of origin',
  unknownOrigin: 'Stated on the invoice',
  picture: (form: string) => `Package drawing: ${form}`,
  /** In place of the drawing, for a part whose outline depends on its manufacturer. */
  noOutline: 'No standard outline',
  /** The length of the scale in a drawing. */
  scale: (mm: number) => `${mm} mm`,
};

export type PartCardContent = typeof partCardContent;
