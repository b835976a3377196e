import type { Offer } from '@pcb/screens/quote/OfferSheet';
import { DataError } from '../data/dataError.ts';
import { askServer } from './request.ts';

/** A quotation of the customer by its number. Another customer's counts as none. */
export async function findOffer(number: string): Promise<Offer | undefined> {
  try {
    return (await askServer('GET /api/quotations/:number', { parameters: { number } })).value;
  } catch (error) {
    // Not found.
    if (error instanceof DataError && error.kind === 'conflict') return undefined;
    throw error;
  }
}
