import { listWords } from '../private/words.ts';

/** All words of the list of users. */
export const adminUsersContent = {
  ...listWords({ many: 'users' }),
  title: 'Users',
  searchPlaceholder: 'Name or email',
  columns: { id: 'ID', name: 'Name', email: 'Email', orders: 'Orders', status: 'Status', actions: 'Actions' },
  edit: 'Edit',
  editUser: (name: string) => `Edit ${name}`,
  remove: 'Delete',
  removeUser: (name: string) => `Delete ${name}`,
  addUser: 'Add User',
  form: {
    title: 'Add User',
    labels: { name: 'Name', email: 'Email', password: 'Password', status: 'Status' },
    submit: 'Add User',
    cancel: 'Cancel',
    closeDialog: 'Close form',
  },
};

export type AdminUsersContent = typeof adminUsersContent;
