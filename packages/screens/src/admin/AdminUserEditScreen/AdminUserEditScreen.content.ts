import { editWords } from '../private/words.ts';

/** All words of the page where a user is edited. */
export const adminUserEditContent = {
  ...editWords({ one: 'user', many: 'users' }),
  list: 'Users',
  titleOf: (name: string) => `Edit user ${name}`,
  labels: { name: 'Name', email: 'Email', orders: 'Orders', status: 'Status' },
};

export type AdminUserEditContent = typeof adminUserEditContent;
