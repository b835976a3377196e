import { userLabels } from '../private/recordLabels.ts';
import { recordListWords } from '../private/recordWords.ts';

/** The words of the list of users. */
export const adminUsersContent = {
  ...recordListWords({ one: 'user', many: 'users' }),
  searchPlaceholder: 'Name or email',
  labels: { id: 'ID', ...userLabels, actions: 'Actions' },
  newFields: { labels: { name: 'Name', email: 'Email', password: 'Password', status: 'Status' } },
};

export type AdminUsersContent = typeof adminUsersContent;
