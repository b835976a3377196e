'use client';
import { Button } from '@pcb/ui/Button';
import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { AddRecordDialog } from '../private/AddRecordDialog.tsx';
import { editHref } from '../private/adminPaths.ts';
import { DataTablePage, type RecordListDescription, type RecordListState } from '../private/DataTablePage.tsx';
import { searchTextOf } from '../private/filterRows.ts';
import type { RecordField, RecordValues } from '../private/RecordForm.tsx';
import { RowActions } from '../private/RowActions.tsx';
import { rupeesIn } from '../private/sortRows.ts';
import { useControllable } from '../../shared/useControllable.ts';
import { useStable } from '../private/state.ts';
import { StatusBadge } from '../private/StatusBadge.tsx';
import { type AdminService, type RecordRows, serviceStatuses } from '../records.ts';
import { adminServicesContent, type AdminServicesContent } from './AdminServicesScreen.content.ts';

export { adminServicesContent, type AdminServicesContent } from './AdminServicesScreen.content.ts';

type ColumnId = keyof AdminServicesContent['columns'];
export type NewService = RecordValues<'name' | 'description' | 'price' | 'status'>;

export interface AdminServicesScreenProps extends RecordListState {
  /** The services, once they are known. */
  rows: RecordRows<AdminService>;
  /** 'Try again' after they could not be loaded. */
  onRetry?: () => void;
  /** Whether the form for a new service is open, when the host keeps it. */
  isAddOpen?: boolean | undefined;
  /** Whether the form for a new service is open at first. @default false */
  defaultAddOpen?: boolean;
  /** The form for a new service was opened or closed. */
  onAddOpenChange?: (isOpen: boolean) => void;
  /** A new service was filled in; the form closes. */
  onAdd: (service: NewService) => void;
  /** 'Delete' was pressed. */
  onDelete: (service: AdminService) => void;
  /** Its words: pass others to translate or to re-word it. @default adminServicesContent */
  content?: AdminServicesContent;
}

const description: RecordListDescription<AdminService, ColumnId> = {
  columns: [
    { id: 'id', width: 4.5, isRowHeader: true, isMono: true, sortValue: ({ id }) => id },
    { id: 'name', width: 11, isFlexible: true, sortValue: ({ name }) => name },
    { id: 'description', width: 14, isFlexible: true },
    { id: 'price', width: 7.5, align: 'end', isMono: true, sortValue: ({ price }) => rupeesIn(price) },
    { id: 'status', width: 7 },
    { id: 'actions', width: 8.5, isLabelHidden: true, align: 'end' },
  ],
  searchText: searchTextOf(({ name }) => [name]),
  statuses: serviceStatuses,
  statusOf: ({ status }) => status,
};

const fields: readonly RecordField<keyof NewService>[] = [
  { name: 'name', isRequired: true },
  { name: 'description', kind: 'lines', isRequired: true },
  { name: 'price', isRequired: true },
  { name: 'status', kind: 'status' },
];

/**
 * The services on offer, for administrators: search by name, status, order, and a form for a new one. The page where
 * customers order is `ServicesScreen`.
 *
 * @example <AdminServicesScreen rows={{ status: 'ready', rows: services }} onAdd={…} onDelete={confirmDelete} />
 */
export function AdminServicesScreen({
  rows,
  onRetry,
  isAddOpen: givenAddOpen,
  defaultAddOpen = false,
  onAddOpenChange,
  onAdd,
  onDelete,
  content = adminServicesContent,
  ...list
}: AdminServicesScreenProps) {
  const [isAddOpen, setAddOpen] = useControllable(givenAddOpen, defaultAddOpen, onAddOpenChange);
  const remove = useStable(onDelete);
  const renderCell = useCallback(
    (service: AdminService, columnId: ColumnId) => {
      switch (columnId) {
        case 'status':
          return <StatusBadge status={service.status} />;
        case 'actions':
          return (
            <RowActions
              edit={{
                word: content.edit,
                label: content.editService(service.name),
                href: editHref('services', service.id),
              }}
              remove={{
                word: content.remove,
                label: content.removeService(service.name),
                onPress: () => remove(service),
              }}
            />
          );
        default:
          return service[columnId];
      }
    },
    [content, remove],
  );
  return (
    <DataTablePage
      {...list}
      description={description}
      content={content}
      rows={rows}
      renderCell={renderCell}
      onRetry={onRetry}
      actions={
        <Button onPress={() => setAddOpen(true)}>
          <Plus size={16} aria-hidden="true" />
          {content.addService}
        </Button>
      }
    >
      <AddRecordDialog
        isOpen={isAddOpen}
        onOpenChange={setAddOpen}
        fields={fields}
        values={{ status: serviceStatuses[0] }}
        statuses={serviceStatuses}
        content={content.form}
        onAdd={onAdd}
      />
    </DataTablePage>
  );
}
