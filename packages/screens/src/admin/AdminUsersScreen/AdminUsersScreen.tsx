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
import { useControllable } from '../../shared/useControllable.ts';
import { useStable } from '../private/state.ts';
import { StatusBadge } from '../private/StatusBadge.tsx';
import { type AdminUser, type RecordRows, userStatuses } from '../records.ts';
import { adminUsersContent, type AdminUsersContent } from './AdminUsersScreen.content.ts';

export { adminUsersContent, type AdminUsersContent } from './AdminUsersScreen.content.ts';

type ColumnId = keyof AdminUsersContent['columns'];
export type NewUser = RecordValues<'name' | 'email' | 'password' | 'status'>;

export interface AdminUsersScreenProps extends RecordListState {
  /** The users, once they are known. */
  rows: RecordRows<AdminUser>;
  /** 'Try again' after they could not be loaded. */
  onRetry?: () => void;
  /** Whether the form for a new user is open, when the host keeps it. */
  isAddOpen?: boolean | undefined;
  /** Whether the form for a new user is open at first. @default false */
  defaultAddOpen?: boolean;
  /** The form for a new user was opened or closed. */
  onAddOpenChange?: (isOpen: boolean) => void;
  /** A new user was filled in; the form closes. */
  onAdd: (user: NewUser) => void;
  /** 'Delete' was pressed. */
  onDelete: (user: AdminUser) => void;
  /** Its words: pass others to translate or to re-word it. @default adminUsersContent */
  content?: AdminUsersContent;
}

const description: RecordListDescription<AdminUser, ColumnId> = {
  columns: [
    { id: 'id', width: 4.5, isRowHeader: true, isMono: true, sortValue: ({ id }) => id },
    { id: 'name', width: 10, isFlexible: true, sortValue: ({ name }) => name },
    { id: 'email', width: 14, isFlexible: true },
    { id: 'orders', width: 6.5, align: 'end', isMono: true, sortValue: ({ orders }) => orders },
    { id: 'status', width: 7 },
    { id: 'actions', width: 8.5, isLabelHidden: true, align: 'end' },
  ],
  searchText: searchTextOf(({ name, email }) => [name, email]),
  statuses: userStatuses,
  statusOf: ({ status }) => status,
};

const fields: readonly RecordField<keyof NewUser>[] = [
  { name: 'name', isRequired: true },
  { name: 'email', kind: 'email', isRequired: true },
  { name: 'password', kind: 'password', isRequired: true },
  { name: 'status', kind: 'status' },
];

/**
 * The users of the product: search by name or e-mail, status, order, and a form for a new one. It saves and removes nothing itself.
 *
 * @example <AdminUsersScreen rows={{ status: 'ready', rows: users }} onAdd={…} onDelete={confirmDelete} />
 */
export function AdminUsersScreen({
  rows,
  onRetry,
  isAddOpen: givenAddOpen,
  defaultAddOpen = false,
  onAddOpenChange,
  onAdd,
  onDelete,
  content = adminUsersContent,
  ...list
}: AdminUsersScreenProps) {
  const [isAddOpen, setAddOpen] = useControllable(givenAddOpen, defaultAddOpen, onAddOpenChange);
  const remove = useStable(onDelete);
  const renderCell = useCallback(
    (user: AdminUser, columnId: ColumnId) => {
      switch (columnId) {
        case 'status':
          return <StatusBadge status={user.status} />;
        case 'actions':
          return (
            <RowActions
              edit={{ word: content.edit, label: content.editUser(user.name), href: editHref('users', user.id) }}
              remove={{ word: content.remove, label: content.removeUser(user.name), onPress: () => remove(user) }}
            />
          );
        default:
          return user[columnId];
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
          {content.addUser}
        </Button>
      }
    >
      <AddRecordDialog
        isOpen={isAddOpen}
        onOpenChange={setAddOpen}
        fields={fields}
        values={{ status: userStatuses[0] }}
        statuses={userStatuses}
        content={content.form}
        onAdd={onAdd}
      />
    </DataTablePage>
  );
}
