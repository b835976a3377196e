import { FileText } from 'lucide-react';
import { type FiltersOf, recordKind, type RecordFields, type RowOf } from '../private/records/recordKind.ts';

const fields = {
  /** Such as '#890'. */
  id: { type: 'reference', label: 'Quotation ID', column: { width: 8.5, sort: true }, appearsIn: ['search', 'csv'] },
  /** The name of the customer. */
  customer: {
    type: 'text',
    label: 'Customer',
    column: { width: 9.5, isFlexible: true, narrowPlace: 'bottomStart', sort: true },
    appearsIn: ['search', 'details', 'csv'],
    form: { isRequired: true },
  },
  /** The quoted service. */
  service: {
    type: 'text',
    label: 'Service',
    column: { width: 10, isFlexible: true, foldsInto: 'customer', sort: true },
    appearsIn: ['search', 'details', 'csv'],
    form: { isRequired: true },
  },
  status: {
    type: 'choice',
    label: 'Status',
    choices: { Pending: 'warning', Approved: 'success', Rejected: 'danger' },
    column: { width: 9, narrowPlace: 'bottomEnd' },
    filter: 'choice',
    appearsIn: ['details', 'csv'],
    form: {},
  },
  /** The date of the quotation. */
  date: {
    type: 'date',
    label: 'Date',
    column: { width: 7, foldsInto: 'id', sort: true },
    filter: 'date',
    appearsIn: ['details', 'csv'],
    form: { isRequired: true },
  },
  total: {
    type: 'money',
    label: 'Total',
    column: { width: 7, narrowPlace: 'topEnd', sort: true },
    appearsIn: ['details', 'csv'],
    form: { isRequired: true },
  },
  /** The offer, in one or two sentences. */
  details: { type: 'lines', label: 'Details', appearsIn: ['details'], form: {} },
} as const satisfies RecordFields;

/** The quotations for all customers. */
export const quotations = recordKind({
  one: 'quotation',
  many: 'quotations',
  section: 'quotations',
  icon: FileText,
  name: 'id',
  about: ['service', 'customer'],
  searchPlaceholder: 'ID, customer or service',
  actionsWidth: 7,
  fields,
});

/** A quotation in the admin area. */
export interface AdminQuotation extends RowOf<typeof quotations> {}

/** The filters of the list of quotations that are set. */
export interface QuotationFilters extends FiltersOf<typeof quotations> {}
