import type { LineFile } from '@pcb/api/files';
import type { EditedOrder } from '@pcb/screens/admin/AdminOrderEditScreen';
import type { AdminOrder } from '@pcb/screens/admin/records';
import type { SiteData } from '../data/siteData.ts';
import { serverRecords } from './records.ts';
import type { Ask } from './request.ts';

/** The orders. One that is found has the files that its customer has sent. */
export function serverOrders(ask: Ask): SiteData['orders'] {
  const records = serverRecords<AdminOrder, EditedOrder, never>(ask, 'orders');
  return {
    ...records,
    find: async (id, options = {}) => {
      const order = await records.find(id, options);
      if (!order) return undefined;
      const { value } = await ask<readonly LineFile[]>('GET', `/api/admin/orders/${id.slice(1)}/files`, options);
      const files = value.map((file) => ({ ...file, href: `/api/admin/files/${file.id}` }));
      return { ...order, ...(files.length > 0 && { files }) };
    },
  };
}
