import { serviceLabels } from '../private/recordLabels.ts';
import { recordEditWords } from '../private/recordWords.ts';

/** The words of the page where a service is edited. */
export const adminServiceEditContent = {
  ...recordEditWords({ one: 'service', many: 'services' }),
  labels: serviceLabels,
};

export type AdminServiceEditContent = typeof adminServiceEditContent;
