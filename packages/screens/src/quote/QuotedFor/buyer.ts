import type { PlaceOfSupply } from '@pcb/quoting/taxSplit';

/** For whom a quotation is, as typed. Blank text is not stated. */
export interface Buyer {
  name: string;
  company: string;
  gstin: string;
  /** The customer's own reference: a number or a name. */
  reference: string;
  /** The number of the customer's purchase order. */
  purchaseOrder: string;
  /** Blank if it is to follow from the GSTIN. */
  placeOfSupply: PlaceOfSupply | '';
}

export const noBuyer: Buyer = {
  name: '',
  company: '',
  gstin: '',
  reference: '',
  purchaseOrder: '',
  placeOfSupply: '',
};
