import { recordEditWords } from '../private/recordWords.ts';

/** The words of the page where a service is edited. */
export const adminServiceEditContent = {
  ...recordEditWords({ one: 'service', many: 'services' }),
  labels: { name: 'Service Name', price: 'Price', description: 'Description', status: 'Status' },
};

export type AdminServiceEditContent = typeof adminServiceEditContent;
