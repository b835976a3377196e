import { recordListWords } from '../private/recordWords.ts';

/** The words of the list of users. */
export const adminUsersContent = {
  ...recordListWords({ one: 'user', many: 'users' }),
  searchPlaceholder: 'Name or email',
  columns: { id: 'ID', name: 'Name', email: 'Email', orders: 'Orders', status: 'Status', actions: 'Actions' },
  newFields: { labels: { name: 'Name', email: 'Email', password: 'Password', status: 'Status' } },
};

export type AdminUsersContent = typeof adminUsersContent;
