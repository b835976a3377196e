import { serviceLabels } from '../private/recordLabels.ts';
import { recordEditText } from '../private/recordText.ts';

/** Copy of the service edit page. */
export const adminServiceEditContent = {
  ...recordEditText({ one: 'service', many: 'services' }),
  labels: serviceLabels,
};

export type AdminServiceEditContent = typeof adminServiceEditContent;
