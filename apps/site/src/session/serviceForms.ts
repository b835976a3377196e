import type { ServiceForms } from '@pcb/screens/storefront/ServicesScreen';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * What is typed into the forms of `/services`; `undefined` before anything is. It lives as long as the page does: who
 * follows a link out of a form and comes back finds it as it was.
 */
export type ServiceFormsStore = StoreApi<{ forms: ServiceForms | undefined }>;

export const createServiceForms = (): ServiceFormsStore => createStore(() => ({ forms: undefined }));
