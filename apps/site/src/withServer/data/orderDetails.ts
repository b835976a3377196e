import type { OrderDetailsData } from '../../data/orderDetails.ts';
import { orUndefined } from './answers.ts';
import { orderedLine, partiesOf } from './orderedLine.ts';
import type { ServerRequest } from './request.ts';

/** An order of the customer; `undefined` also for another customer's number. */
export const serverOrderDetails = (ask: ServerRequest): OrderDetailsData => ({
  find: async (number) => {
    const answer = await orUndefined(ask('GET /api/orders/:number', { parameters: { number } }));
    if (!answer) return undefined;
    const { id, pcbName, date, status, flag, dispatchDate, lines, invoice, addresses, placeOfSupply, ...amounts } =
      answer.value;
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
