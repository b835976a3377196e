import { initialForms, type ServiceForms } from '@pcb/screens/storefront/ServicesScreen';
import { create } from 'zustand';

// Lives as long as the page does: who follows a link out of a form and comes back finds it as it was.
const useForms = create<ServiceForms>(() => initialForms);

/** Empties the forms again, as a reload does. */
export const resetServiceForms = (): void => useForms.setState(useForms.getInitialState(), true);

export const useServiceForms = (): ServiceForms => useForms();

export const setServiceForms = (forms: ServiceForms): void => useForms.setState(forms, true);
