'use client';
import { Button } from '@pcb/ui/Button';
import { useCallback } from 'react';
import { DataTablePage, type RecordListDescription, type RecordListState } from '../private/DataTablePage.tsx';
import { searchTextOf } from '../private/filterRows.ts';
import { type OpenRecordState, useOpenRecord } from '../private/openRecord.ts';
import { RecordDialog } from '../private/RecordDialog.tsx';
import { RowActions } from '../private/RowActions.tsx';
import { numberOfId } from '../private/sortRows.ts';
import { useStable } from '../private/state.ts';
import { StatusBadge } from '../private/StatusBadge.tsx';
import { type AdminInquiry, inquiryStatuses, type RecordRows } from '../records.ts';
import { adminInquiriesContent, type AdminInquiriesContent } from './AdminInquiriesScreen.content.ts';

export { adminInquiriesContent, type AdminInquiriesContent } from './AdminInquiriesScreen.content.ts';

type ColumnId = keyof AdminInquiriesContent['columns'];

export interface AdminInquiriesScreenProps extends RecordListState, OpenRecordState {
  /** The inquiries, once they are known. */
  rows: RecordRows<AdminInquiry>;
  /** 'Try again' after they could not be loaded. */
  onRetry?: () => void;
  /** 'Respond' was pressed, in the list or among the details. */
  onRespond: (inquiry: AdminInquiry) => void;
  /** Its words: pass others to translate or to re-word it. @default adminInquiriesContent */
  content?: AdminInquiriesContent;
}

const description: RecordListDescription<AdminInquiry, ColumnId> = {
  columns: [
    { id: 'id', width: 5.5, isRowHeader: true, isMono: true, sortValue: ({ id }) => numberOfId(id) },
    { id: 'customer', width: 10, isFlexible: true, sortValue: ({ customer }) => customer },
    { id: 'subject', width: 13, isFlexible: true, sortValue: ({ subject }) => subject },
    { id: 'status', width: 6.5 },
    { id: 'date', width: 7, isMono: true, sortValue: ({ date }) => date },
    { id: 'actions', width: 9.5, isLabelHidden: true, align: 'end' },
  ],
  searchText: searchTextOf(({ id, customer, subject }) => [id, customer, subject]),
  statuses: inquiryStatuses,
  statusOf: ({ status }) => status,
};

/**
 * What customers ask: search, status, order of rows, details, and a way to respond.
 *
 * @example <AdminInquiriesScreen rows={{ status: 'ready', rows: inquiries }} onRespond={respond} />
 */
export function AdminInquiriesScreen({
  rows,
  onRetry,
  openRecord,
  defaultOpenRecord,
  onOpenRecordChange,
  onRespond,
  content = adminInquiriesContent,
  ...list
}: AdminInquiriesScreenProps) {
  const [opened, open] = useOpenRecord(rows, { openRecord, defaultOpenRecord, onOpenRecordChange });
  const respond = useStable(onRespond);
  const view = useStable(open);
  const renderCell = useCallback(
    (inquiry: AdminInquiry, columnId: ColumnId) => {
      switch (columnId) {
        case 'status':
          return <StatusBadge status={inquiry.status} />;
        case 'actions':
          return (
            <RowActions
              view={{ word: content.view, label: content.viewInquiry(inquiry.id), onPress: () => view(inquiry.id) }}
              respond={{
                word: content.respond,
                label: content.respondTo(inquiry.id),
                onPress: () => respond(inquiry),
              }}
            />
          );
        default:
          return inquiry[columnId];
      }
    },
    [content, respond, view],
  );
  const words = content.dialog;
  return (
    <DataTablePage
      {...list}
      description={description}
      content={content}
      rows={rows}
      renderCell={renderCell}
      onRetry={onRetry}
    >
      <RecordDialog
        record={opened}
        titleOf={({ id }) => words.titleOf(id)}
        detailsOf={({ customer, subject, status, date, details }) => [
          { name: words.details.customer, value: customer },
          { name: words.details.subject, value: subject },
          { name: words.details.status, value: <StatusBadge status={status} /> },
          { name: words.details.date, value: date },
          { name: words.details.details, value: details || words.nothing },
        ]}
        actionsOf={(inquiry) => <Button onPress={() => respond(inquiry)}>{words.respond}</Button>}
        content={words}
        onClose={() => open(null)}
      />
    </DataTablePage>
  );
}
