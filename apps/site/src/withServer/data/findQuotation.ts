import type { Quotation } from '@pcb/screens/order/QuotationSheet';
import { requestServer } from './request.ts';
import { orUndefined } from './responses.ts';

/** A quotation of the customer; `undefined` also for another customer's number. */
export const findQuotation = async (number: string): Promise<Quotation | undefined> =>
  (await orUndefined(requestServer('GET /api/quotations/:number', { parameters: { number } })))?.value;
