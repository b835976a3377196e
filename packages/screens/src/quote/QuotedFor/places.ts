import { gstinKind, stateOfGstin } from '@pcb/quoting/gstin';
import { gstState, gstStates } from '@pcb/quoting/gstStates';
import type { PlaceOfSupply } from '@pcb/quoting/taxSplit';
import type { Buyer } from './buyer.ts';
import { quotedForContent } from './QuotedFor.content.ts';

/** The states, special economic zones, and abroad. */
export const placesOfSupply: readonly PlaceOfSupply[] = [...gstStates.map(({ code }) => code), 'sez', 'export'];

/** `null` without either, and for a UIN: its holder is not registered, so only the delivery address decides. */
export const placeOfSupplyOf = ({ placeOfSupply, gstin }: Buyer): PlaceOfSupply | null =>
  placeOfSupply || (gstinKind(gstin) === 'uin' ? null : (stateOfGstin(gstin)?.code ?? null));

export const placeName = (place: PlaceOfSupply, { places } = quotedForContent): string =>
  place === 'sez' || place === 'export' ? places[place] : places.state(gstState(place)?.name ?? '', place);
