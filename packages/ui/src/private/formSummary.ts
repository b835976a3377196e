import { createContext } from 'react';

/** The error summary registers how to show server errors, so that the form leaves focus to it; `null` unregisters. */
export const RegisterSummary = createContext<((show: (() => void) | null) => void) | null>(null);
