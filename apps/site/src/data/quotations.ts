import type { EditedQuotation } from '@pcb/screens/admin/AdminQuotationEditScreen';
import type { AdminQuotation } from '@pcb/screens/admin/records';
import { type Records, sampleRecords } from './records.ts';

/** The quotations for all customers. */
export interface QuotationsData extends Records<AdminQuotation, EditedQuotation> {
  setStatus: (id: string, status: string) => Promise<void>;
}

export const sampleQuotations: QuotationsData = {
  ...sampleRecords(async () => (await import('@pcb/screens/fixtures/adminQuotations')).adminQuotations),
  setStatus: async () => {},
};
