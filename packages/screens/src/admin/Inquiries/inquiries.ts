import type { RowOf } from '@pcb/records/fields';
import { inquiries as description } from '@pcb/records/inquiries';
import { MessageSquareText } from 'lucide-react';
import { type FiltersOf, recordKind } from '../private/records/recordKind.ts';

export const inquiries = recordKind(description, {
  icon: MessageSquareText,
  name: 'id',
  about: ['subject', 'customer'],
  searchPlaceholder: 'ID, customer or subject',
  actionsWidth: 9.5,
  tones: { Open: 'info', Closed: 'neutral' },
  columns: {
    id: { width: 5.5 },
    customer: { width: 8.5, isFlexible: true, foldsInto: 'subject' },
    subject: { width: 14, isFlexible: true, narrowPlace: 'bottomStart' },
    status: { width: 6.5, narrowPlace: 'topEnd' },
    date: { width: 7, foldsInto: 'id', narrowPlace: 'bottomEnd' },
  },
});

export interface AdminInquiry extends RowOf<typeof inquiries> {}

export interface InquiryFilters extends FiltersOf<typeof inquiries> {}
