import type { ServiceForms } from '@pcb/screens/storefront/ServicesScreen';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * The values of the forms on `/services`; `undefined` until the first input. They are kept in memory, so that a customer
 * who follows a link out of a form and comes back finds them unchanged.
 */
export type ServiceFormsStore = StoreApi<{ forms: ServiceForms | undefined }>;

export const createServiceForms = (): ServiceFormsStore => createStore(() => ({ forms: undefined }));
