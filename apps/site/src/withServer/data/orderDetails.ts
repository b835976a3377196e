import { DataError } from '../../data/dataError.ts';
import type { OrderDetailsData } from '../../data/orderDetails.ts';
import { orderedLine, partiesOf } from './orderedLine.ts';
import type { Ask } from './request.ts';

/** An order of the customer; `undefined` also for another customer's number. */
export const serverOrderDetails = (ask: Ask): OrderDetailsData => ({
  find: async (number) => {
    try {
      const { value } = await ask('GET /api/orders/:number', { parameters: { number } });
      const { id, pcbName, date, status, flag, dispatchDate, lines, invoice, addresses, placeOfSupply, ...amounts } =
        value;
      return {
        id,
        pcbName,
        date,
        status,
        flag,
        amounts,
        ...(dispatchDate !== null && { dispatchDate }),
        ...(invoice !== null && { invoice, invoicesHref: `/orders/invoices/${number}` }),
        paymentHref: `/orders/payment/${number}`,
        ...partiesOf({ addresses, placeOfSupply }),
        lines: lines.map(orderedLine('/api/files')),
      };
    } catch (error) {
      // The order was not found.
      if (error instanceof DataError && error.kind === 'conflict') return undefined;
      throw error;
    }
  },
});
