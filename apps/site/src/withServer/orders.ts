import type { SiteData } from '../data/siteData.ts';
import { serverRecords } from './records.ts';
import type { Ask } from './request.ts';

export function serverOrders(ask: Ask): SiteData['orders'] {
  const records = serverRecords(ask, 'orders');
  return {
    ...records,
    find: async (id, options = {}) => {
      const order = await records.find(id, options);
      if (!order) return undefined;
      const parameters = { number: id.slice(1) };
      const { value } = await ask('GET /api/admin/orders/:number/files', { parameters, ...options });
      const files = value.map((file) => ({ ...file, href: `/api/admin/files/${file.id}` }));
      return { ...order, ...(files.length > 0 && { files }) };
    },
  };
}
