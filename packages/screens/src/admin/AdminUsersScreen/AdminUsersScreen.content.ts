import { userLabels } from '../private/recordLabels.ts';
import { recordListText } from '../private/recordText.ts';

/** Copy of the user list. */
export const adminUsersContent = {
  ...recordListText({ one: 'user', many: 'users' }),
  searchPlaceholder: 'Name or email',
  labels: { id: 'ID', ...userLabels, actions: 'Actions' },
  newFields: { labels: { name: 'Name', email: 'Email', password: 'Password', status: 'Status' } },
};

export type AdminUsersContent = typeof adminUsersContent;
