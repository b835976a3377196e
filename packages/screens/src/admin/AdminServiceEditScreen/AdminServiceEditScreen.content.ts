import { editWords } from '../private/words.ts';

/** All words of the page where a service is edited. */
export const adminServiceEditContent = {
  ...editWords({ one: 'service', many: 'services' }),
  list: 'Services',
  titleOf: (name: string) => `Edit service ${name}`,
  labels: { name: 'Service Name', price: 'Price', description: 'Description', status: 'Status' },
};

export type AdminServiceEditContent = typeof adminServiceEditContent;
