import { gstStates } from '@pcb/quoting/gstStates';
import { stateOfGstin } from '@pcb/quoting/gstin';
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

/** The places that can be chosen: the states, special economic zones, and abroad. */
export const placesOfSupply: readonly PlaceOfSupply[] = [...gstStates.map(({ code }) => code), 'sez', 'export'];

/**
 * The place of supply of a quotation: the stated one, or the state that registered the buyer, which it is unless goods
 * are delivered to the buyer elsewhere. `null` without either.
 */
export const placeOfSupplyOf = ({ placeOfSupply, gstin }: Buyer): PlaceOfSupply | null =>
  placeOfSupply || (stateOfGstin(gstin)?.code ?? null);
