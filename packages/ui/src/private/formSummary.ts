import { createContext, type RefObject } from 'react';

/** The error summary in a form, which takes the focus in place of the first invalid field. */
export const FormSummary = createContext<RefObject<(() => void) | null> | null>(null);
