'use client';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { useCallback } from 'react';
import { editHref } from '../private/adminPaths.ts';
import { DataTablePage, type RecordListDescription, type RecordListState } from '../private/DataTablePage.tsx';
import { searchTextOf } from '../private/filterRows.ts';
import { type OpenRecordState, useOpenRecord } from '../private/openRecord.ts';
import { RecordDialog } from '../private/RecordDialog.tsx';
import { RowActions } from '../private/RowActions.tsx';
import { numberOfId, rupeesIn } from '../private/sortRows.ts';
import { useStable } from '../private/state.ts';
import { StatusBadge } from '../private/StatusBadge.tsx';
import { StatusSelect } from '../private/StatusSelect.tsx';
import { type AdminQuotation, quotationStatuses, type RecordRows } from '../records.ts';
import { adminQuotationsContent, type AdminQuotationsContent } from './AdminQuotationsScreen.content.ts';

export { adminQuotationsContent, type AdminQuotationsContent } from './AdminQuotationsScreen.content.ts';

type ColumnId = keyof AdminQuotationsContent['columns'];

export interface AdminQuotationsScreenProps extends RecordListState, OpenRecordState {
  /** The quotations, once they are known. */
  rows: RecordRows<AdminQuotation>;
  /** 'Try again' after they could not be loaded. */
  onRetry?: () => void;
  /** Another status was chosen for a quotation. The list goes on showing what the quotation has. */
  onStatusChange: (quotation: AdminQuotation, status: string) => void;
  /** 'Export CSV' was pressed: the name of the file, and its text with the quotations that are shown, in their order. */
  onExport: (fileName: string, csv: string) => void;
  /** Its words: pass others to translate or to re-word it. @default adminQuotationsContent */
  content?: AdminQuotationsContent;
}

const description: RecordListDescription<AdminQuotation, ColumnId> = {
  columns: [
    { id: 'id', width: 8.5, isRowHeader: true, isMono: true, sortValue: ({ id }) => numberOfId(id) },
    { id: 'customer', width: 9.5, isFlexible: true, sortValue: ({ customer }) => customer },
    { id: 'service', width: 10, isFlexible: true, sortValue: ({ service }) => service },
    { id: 'status', width: 9 },
    { id: 'date', width: 7, isMono: true, sortValue: ({ date }) => date },
    { id: 'total', width: 7, align: 'end', isMono: true, sortValue: ({ total }) => rupeesIn(total) },
    { id: 'actions', width: 7, isLabelHidden: true, align: 'end' },
  ],
  searchText: searchTextOf(({ id, customer, service }) => [id, customer, service]),
  statuses: quotationStatuses,
  statusOf: ({ status }) => status,
  dateOf: ({ date }) => date,
  csv: {
    fileName: 'quotations.csv',
    columns: [
      { id: 'id', textOf: ({ id }) => id },
      { id: 'customer', textOf: ({ customer }) => customer },
      { id: 'service', textOf: ({ service }) => service },
      { id: 'status', textOf: ({ status }) => status },
      { id: 'date', textOf: ({ date }) => date },
      { id: 'total', textOf: ({ total }) => total },
    ],
  },
};

/**
 * The quotations: search, status, date, order of rows, details, and the file for a spreadsheet. Statuses are asked for, not set.
 *
 * @example <AdminQuotationsScreen rows={{ status: 'ready', rows: quotations }} onStatusChange={confirmStatus} onExport={download} />
 */
export function AdminQuotationsScreen({
  rows,
  onRetry,
  openRecord,
  defaultOpenRecord,
  onOpenRecordChange,
  onStatusChange,
  onExport,
  content = adminQuotationsContent,
  ...list
}: AdminQuotationsScreenProps) {
  const [opened, open] = useOpenRecord(rows, { openRecord, defaultOpenRecord, onOpenRecordChange });
  const changeStatus = useStable(onStatusChange);
  const view = useStable(open);
  const renderCell = useCallback(
    (quotation: AdminQuotation, columnId: ColumnId) => {
      switch (columnId) {
        case 'status':
          return (
            <StatusSelect
              label={content.statusOf(quotation.id)}
              status={quotation.status}
              statuses={quotationStatuses}
              onChange={(status) => changeStatus(quotation, status)}
            />
          );
        case 'actions':
          return (
            <RowActions
              view={{
                word: content.view,
                label: content.viewQuotation(quotation.id),
                onPress: () => view(quotation.id),
              }}
              edit={{
                word: content.edit,
                label: content.editQuotation(quotation.id),
                href: editHref('quotations', quotation.id),
              }}
            />
          );
        default:
          return quotation[columnId];
      }
    },
    [content, changeStatus, view],
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
      exporting={{ label: content.exportCsv, onExport }}
    >
      <RecordDialog
        record={opened}
        titleOf={({ id }) => words.titleOf(id)}
        detailsOf={({ customer, service, status, date, total, details }) => [
          { name: words.details.customer, value: customer },
          { name: words.details.service, value: service },
          { name: words.details.status, value: <StatusBadge status={status} /> },
          { name: words.details.date, value: date },
          { name: words.details.total, value: total },
          { name: words.details.details, value: details || words.nothing },
        ]}
        actionsOf={({ id }) => <ButtonLink href={editHref('quotations', id)}>{words.edit}</ButtonLink>}
        content={words}
        onClose={() => open(null)}
      />
    </DataTablePage>
  );
}
