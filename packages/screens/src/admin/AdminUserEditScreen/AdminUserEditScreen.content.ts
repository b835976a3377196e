import { userLabels } from '../private/recordLabels.ts';
import { recordEditText } from '../private/recordText.ts';

/** Copy of the user edit page. */
export const adminUserEditContent = {
  ...recordEditText({ one: 'user', many: 'users' }),
  labels: userLabels,
};

export type AdminUserEditContent = typeof adminUserEditContent;
