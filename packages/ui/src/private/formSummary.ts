import { createContext } from 'react';

/**
 * The error summary registers a function that shows server errors, so that the form does not move focus; `null` removes
 * it.
 */
export const RegisterSummary = createContext<((show: (() => void) | null) => void) | null>(null);
