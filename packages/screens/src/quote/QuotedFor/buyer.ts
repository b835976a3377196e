import type { PlaceOfSupply } from '@pcb/quoting/taxSplit';

/** The recipient of a quotation, as typed. Blank fields are unknown. */
export interface Buyer {
  name: string;
  company: string;
  gstin: string;
  reference: string;
  purchaseOrder: string;
  /** Blank to derive it from the GSTIN. */
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
