import type { EditedOrder } from '@pcb/screens/admin/AdminOrderEditScreen';
import type { AdminOrder } from '@pcb/screens/admin/records';
import { type Records, sampleRecords } from './records.ts';

/** The orders of all customers. */
export interface OrdersData extends Records<AdminOrder, EditedOrder> {
  setStatus: (id: string, status: string) => Promise<void>;
}

export const sampleOrders: OrdersData = {
  ...sampleRecords(async () => (await import('@pcb/screens/fixtures/adminOrders')).adminOrders),
  setStatus: async () => {},
};
