import { taxPercent } from '@pcb/quoting/money';

export const partCardContent = {
  addToCart: 'Add to Cart',
  prices: `Prices are before ${taxPercent} % GST.`,
  each: (price: string) => `${price} each`,
  retail: (price: string) => `MRP ${price} incl. of all taxes`,
  registration: (number: string) => `BIS ${number}`,
  /** Required on the label of a package (Legal Metrology (Packaged Commodities) Rules 2011, rule 6). */
  declarations: {
    text: 'The net quantity of a pack is beside its price or in its name. We import the parts that are made abroad, and pack all parts:',
    link: { label: 'our address, and where to complain', href: '/about#company' },
  },
  picture: (form: string) => `Package drawing: ${form}`,
  noOutline: 'No standard outline',
  scale: (mm: number) => `${mm} mm`,
};

export type PartCardContent = typeof partCardContent;
