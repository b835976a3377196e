import type { EditedService } from '@pcb/screens/admin/AdminServiceEditScreen';
import type { NewService } from '@pcb/screens/admin/AdminServicesScreen';
import type { AdminService } from '@pcb/screens/admin/records';
import { type Records, sampleRecords } from './records.ts';

/** The services on offer. */
export interface ServicesData extends Records<AdminService, EditedService> {
  add: (service: NewService) => Promise<void>;
  remove: (id: number) => Promise<void>;
}

export const sampleServices: ServicesData = {
  ...sampleRecords(async () => (await import('@pcb/screens/fixtures/adminServices')).adminServices),
  add: async () => {},
  remove: async () => {},
};
