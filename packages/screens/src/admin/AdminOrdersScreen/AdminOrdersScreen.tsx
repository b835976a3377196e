'use client';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { useCallback } from 'react';
import { editHref } from '../private/adminPaths.ts';
import { DataTablePage, type RecordListDescription, type RecordListState } from '../private/DataTablePage.tsx';
import { searchTextOf } from '../private/filterRows.ts';
import { type OpenRecordState, useOpenRecord } from '../private/openRecord.ts';
import { DetailList, RecordDialog } from '../private/RecordDialog.tsx';
import { RowActions } from '../private/RowActions.tsx';
import { numberOfId, rupeesIn } from '../private/sortRows.ts';
import { useStable } from '../private/state.ts';
import { StatusBadge } from '../private/StatusBadge.tsx';
import { StatusSelect } from '../private/StatusSelect.tsx';
import { type AdminOrder, orderStatuses, type RecordRows } from '../records.ts';
import { adminOrdersContent, type AdminOrdersContent } from './AdminOrdersScreen.content.ts';

export { adminOrdersContent, type AdminOrdersContent } from './AdminOrdersScreen.content.ts';

type ColumnId = keyof AdminOrdersContent['columns'];

export interface AdminOrdersScreenProps extends RecordListState, OpenRecordState {
  /** The orders, once they are known. */
  rows: RecordRows<AdminOrder>;
  /** 'Try again' after they could not be loaded. */
  onRetry?: () => void;
  /** Another status was chosen for an order. The list goes on showing what the order has. */
  onStatusChange: (order: AdminOrder, status: string) => void;
  /** 'Export CSV' was pressed: the name of the file, and its text with the orders that are shown, in their order. */
  onExport: (fileName: string, csv: string) => void;
  /** Its words: pass others to translate or to re-word it. @default adminOrdersContent */
  content?: AdminOrdersContent;
}

const description: RecordListDescription<AdminOrder, ColumnId> = {
  columns: [
    { id: 'id', width: 6.5, isRowHeader: true, isMono: true, sortValue: ({ id }) => numberOfId(id) },
    { id: 'pcbName', width: 11, isFlexible: true, sortValue: ({ pcbName }) => pcbName },
    { id: 'customer', width: 9.5, isFlexible: true, sortValue: ({ customer }) => customer },
    { id: 'status', width: 9.75 },
    { id: 'date', width: 7, isMono: true, sortValue: ({ date }) => date },
    { id: 'total', width: 7, align: 'end', isMono: true, sortValue: ({ total }) => rupeesIn(total) },
    { id: 'actions', width: 7, isLabelHidden: true, align: 'end' },
  ],
  searchText: searchTextOf(({ id, pcbName, customer }) => [id, pcbName, customer]),
  statuses: orderStatuses,
  statusOf: ({ status }) => status,
  dateOf: ({ date }) => date,
  csv: {
    fileName: 'orders.csv',
    columns: [
      { id: 'id', textOf: ({ id }) => id },
      { id: 'pcbName', textOf: ({ pcbName }) => pcbName },
      { id: 'customer', textOf: ({ customer }) => customer },
      { id: 'status', textOf: ({ status }) => status },
      { id: 'date', textOf: ({ date }) => date },
      { id: 'total', textOf: ({ total }) => total },
    ],
  },
};

/**
 * The orders: search, status, date, order of rows, details, and the file for a spreadsheet. Statuses are asked for, not set.
 *
 * @example <AdminOrdersScreen rows={{ status: 'ready', rows: orders }} onStatusChange={confirmStatus} onExport={download} />
 */
export function AdminOrdersScreen({
  rows,
  onRetry,
  openRecord,
  defaultOpenRecord,
  onOpenRecordChange,
  onStatusChange,
  onExport,
  content = adminOrdersContent,
  ...list
}: AdminOrdersScreenProps) {
  const [opened, open] = useOpenRecord(rows, { openRecord, defaultOpenRecord, onOpenRecordChange });
  const changeStatus = useStable(onStatusChange);
  const view = useStable(open);
  const renderCell = useCallback(
    (order: AdminOrder, columnId: ColumnId) => {
      switch (columnId) {
        case 'status':
          return (
            <StatusSelect
              label={content.statusOf(order.id)}
              status={order.status}
              statuses={orderStatuses}
              onChange={(status) => changeStatus(order, status)}
            />
          );
        case 'actions':
          return (
            <RowActions
              view={{ word: content.view, label: content.viewOrder(order.id), onPress: () => view(order.id) }}
              edit={{ word: content.edit, label: content.editOrder(order.id), href: editHref('orders', order.id) }}
            />
          );
        default:
          return order[columnId];
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
        detailsOf={({ pcbName, customer, status, date, total, details }) => [
          { name: words.details.pcbName, value: pcbName },
          { name: words.details.customer, value: customer },
          { name: words.details.status, value: <StatusBadge status={status} /> },
          { name: words.details.date, value: date },
          { name: words.details.total, value: total },
          {
            name: words.details.components,
            value: details.components.length > 0 ? <DetailList items={details.components} /> : words.nothing,
          },
          { name: words.details.shippingAddress, value: details.shippingAddress || words.nothing },
          { name: words.details.notes, value: details.notes || words.nothing },
        ]}
        actionsOf={({ id }) => <ButtonLink href={editHref('orders', id)}>{words.edit}</ButtonLink>}
        content={words}
        onClose={() => open(null)}
      />
    </DataTablePage>
  );
}
