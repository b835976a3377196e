import { numberOf } from '@pcb/records/numberOf';
import type { SiteData } from '../../data/siteData.ts';
import { orderedLine, partiesOf } from './orderedLine.ts';
import { serverRecords } from './records.ts';
import type { ServerRequest } from './request.ts';

/** Only `find` returns orders with lines and parties. */
export function serverOrders(request: ServerRequest): SiteData['orders'] {
  const records = serverRecords(request, 'orders');
  return {
    ...records,
    find: async (id, options = {}) => {
      const order = await records.find(id, options);
      if (!order) return undefined;
      const parameters = { number: numberOf(id) };
      const [{ value: lines }, { value: parties }] = await Promise.all([
        request('GET /api/admin/orders/:number/lines', { parameters, ...options }),
        request('GET /api/admin/orders/:number/parties', { parameters, ...options }),
      ]);
      return {
        ...order,
        ...partiesOf(parties),
        invoicesHref: `/admin/orders/invoices/${parameters.number}`,
        paymentHref: `/admin/orders/payment/${parameters.number}`,
        lines: lines.map(orderedLine('/api/admin/files')),
      };
    },
  };
}
