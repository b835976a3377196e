import { type Section, sections } from '@pcb/records/kinds';
import { inquiries } from './Inquiries/inquiries.ts';
import { orders } from './Orders/orders.ts';
import type { RecordKind } from './private/records/recordKind.ts';
import { quotations } from './Quotations/quotations.ts';
import { services } from './Services/services.ts';
import { users } from './Users/users.ts';

export type { AdminInquiry } from './Inquiries/inquiries.ts';
export type { AdminOrder } from './Orders/orders.ts';
export type { AdminQuotation } from './Quotations/quotations.ts';
export type { AdminService } from './Services/services.ts';
export type { AdminUser } from './Users/users.ts';
export type { RecordRow, RowOf } from '@pcb/records/fields';
export type { RecordCount, RecordPage, RecordQuery } from '@pcb/records/page';
export { filterNames, type FiltersOf, type RecordKind } from './private/records/recordKind.ts';

export const recordKinds = { users, orders, services, inquiries, quotations } satisfies Record<Section, RecordKind>;

export type AdminSection = Section;

export const adminSections: readonly AdminSection[] = sections;
