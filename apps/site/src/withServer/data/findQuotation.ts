import type { Quotation } from '@pcb/screens/order/QuotationSheet';
import { DataError } from '../../data/dataError.ts';
import { requestServer } from './request.ts';

/** A quotation of the customer; `undefined` also for another customer's number. */
export async function findQuotation(number: string): Promise<Quotation | undefined> {
  try {
    return (await requestServer('GET /api/quotations/:number', { parameters: { number } })).value;
  } catch (error) {
    // A `notFound` of the server is a `conflict` here.
    if (error instanceof DataError && error.kind === 'conflict') return undefined;
    throw error;
  }
}
