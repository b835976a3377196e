import { userLabels } from '../private/recordLabels.ts';
import { recordEditText } from '../private/recordText.ts';
import { wholeNumbersNote } from '../../shared/format/wholeNumbers.ts';

/** Copy of the user edit page. */
export const adminUserEditContent = {
  ...recordEditText({ one: 'user', many: 'users' }),
  labels: userLabels,
  wholeNumbers: wholeNumbersNote,
};

export type AdminUserEditContent = typeof adminUserEditContent;
