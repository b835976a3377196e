import {
  type AdminInquiry,
  type AdminOrder,
  type AdminQuotation,
  type AdminService,
  type AdminUser,
  inquiryStatuses,
  orderStatuses,
  quotationStatuses,
  serviceStatuses,
  userStatuses,
} from '../records.ts';
import type { AdminSection } from './adminPaths.ts';

/** What the list and the edit page of a record have in common. */
export interface RecordKind<Row> {
  /** The URL segment after /admin/. */
  section: AdminSection;
  /** The available statuses. */
  statuses: readonly string[];
  /** The name of a record in headings, buttons and dialogs: '#1234', 'Anjali Menon'. */
  nameOf: (row: Row) => string;
}

const idOf = ({ id }: { id: string }) => id;
const nameOf = ({ name }: { name: string }) => name;

export const inquiryKind: RecordKind<AdminInquiry> = { section: 'inquiries', statuses: inquiryStatuses, nameOf: idOf };
export const orderKind: RecordKind<AdminOrder> = { section: 'orders', statuses: orderStatuses, nameOf: idOf };
export const quotationKind: RecordKind<AdminQuotation> = {
  section: 'quotations',
  statuses: quotationStatuses,
  nameOf: idOf,
};
export const serviceKind: RecordKind<AdminService> = { section: 'services', statuses: serviceStatuses, nameOf };
export const userKind: RecordKind<AdminUser> = { section: 'users', statuses: userStatuses, nameOf };
