import type { OrderDetailsData } from '../../data/orderDetails.ts';
import { orderedLine, partiesOf } from './orderedLine.ts';
import type { ServerRequest } from './request.ts';
import { orUndefined } from './responses.ts';

/** An order of the customer; `undefined` also for another customer's number. */
export const serverOrderDetails = (request: ServerRequest): OrderDetailsData => ({
  find: async (number) => {
    const response = await orUndefined(request('GET /api/orders/:number', { parameters: { number } }));
    if (!response) return undefined;
    const { id, pcbName, date, status, flag, dispatchDate, lines, invoice, addresses, placeOfSupply, ...amounts } =
      response.value;
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
  },
});
