import type { RowOf } from '@pcb/records/fields';
import { quotations as description } from '@pcb/records/quotations';
import { FileText } from 'lucide-react';
import { type FiltersOf, recordKind } from '../private/records/recordKind.ts';

export const quotations = recordKind(description, {
  icon: FileText,
  name: 'id',
  about: ['service', 'customer'],
  searchPlaceholder: 'ID, customer or service',
  actionsWidth: 7,
  tones: { Pending: 'warning', Approved: 'success', Rejected: 'danger' },
  columns: {
    id: { width: 8.5 },
    customer: { width: 8.5, isFlexible: true, narrowPlace: 'bottomStart' },
    service: { width: 11, isFlexible: true, foldsInto: 'customer' },
    status: { width: 9, narrowPlace: 'bottomEnd' },
    date: { width: 7, foldsInto: 'id' },
    total: { width: 7, narrowPlace: 'topEnd' },
  },
});

export interface AdminQuotation extends RowOf<typeof quotations> {}

export interface QuotationFilters extends FiltersOf<typeof quotations> {}
