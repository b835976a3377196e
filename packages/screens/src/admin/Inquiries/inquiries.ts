import { MessageSquareText } from 'lucide-react';
import { type FiltersOf, recordKind, type RecordFields, type RowOf } from '../private/records/recordKind.ts';

const fields = {
  /** Such as '#567'. */
  id: { type: 'reference', label: 'ID', column: { width: 5.5, sort: true }, appearsIn: ['search'] },
  /** The name of the customer. */
  customer: {
    type: 'text',
    label: 'Customer',
    column: { width: 10, isFlexible: true, foldsInto: 'subject', sort: true },
    appearsIn: ['search', 'details'],
  },
  /** The subject, in a few words. */
  subject: {
    type: 'text',
    label: 'Subject',
    column: { width: 13, isFlexible: true, narrowPlace: 'bottomStart', sort: true },
    appearsIn: ['search', 'details'],
  },
  status: {
    type: 'choice',
    label: 'Status',
    choices: { Open: 'info', Closed: 'neutral' },
    column: { width: 6.5, narrowPlace: 'topEnd' },
    filter: 'choice',
    appearsIn: ['details'],
  },
  /** The date received. */
  date: {
    type: 'date',
    label: 'Date',
    column: { width: 7, foldsInto: 'id', narrowPlace: 'bottomEnd', sort: true },
    appearsIn: ['details'],
  },
  /** The full text of the inquiry. */
  details: { type: 'lines', label: 'Details', appearsIn: ['details'] },
} as const satisfies RecordFields;

/** The inquiries of all customers. */
export const inquiries = recordKind({
  one: 'inquiry',
  many: 'inquiries',
  section: 'inquiries',
  icon: MessageSquareText,
  name: 'id',
  about: ['subject', 'customer'],
  searchPlaceholder: 'ID, customer or subject',
  actionsWidth: 9.5,
  fields,
});

/** A customer's inquiry in the admin area. */
export interface AdminInquiry extends RowOf<typeof inquiries> {}

/** The filters of the list of inquiries that are set. */
export interface InquiryFilters extends FiltersOf<typeof inquiries> {}
