import type { EditedUser } from '@pcb/screens/admin/AdminUserEditScreen';
import type { NewUser } from '@pcb/screens/admin/AdminUsersScreen';
import type { AdminUser } from '@pcb/screens/admin/records';
import { type Records, sampleRecords } from './records.ts';

/** All users with an account. */
export interface UsersData extends Records<AdminUser, EditedUser> {
  add: (user: NewUser) => Promise<void>;
  remove: (id: number) => Promise<void>;
}

export const sampleUsers: UsersData = {
  ...sampleRecords(async () => (await import('@pcb/screens/fixtures/adminUsers')).adminUsers),
  add: async () => {},
  remove: async () => {},
};
