import { userLabels } from '../private/recordLabels.ts';
import { recordEditWords } from '../private/recordWords.ts';

/** The words of the page where a user is edited. */
export const adminUserEditContent = {
  ...recordEditWords({ one: 'user', many: 'users' }),
  labels: userLabels,
};

export type AdminUserEditContent = typeof adminUserEditContent;
