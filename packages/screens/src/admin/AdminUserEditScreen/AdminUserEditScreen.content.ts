import { recordEditWords } from '../private/recordWords.ts';

/** The words of the page where a user is edited. */
export const adminUserEditContent = {
  ...recordEditWords({ one: 'user', many: 'users' }),
  labels: { name: 'Name', email: 'Email', orders: 'Orders', status: 'Status' },
};

export type AdminUserEditContent = typeof adminUserEditContent;
