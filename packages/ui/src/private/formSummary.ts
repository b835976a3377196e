import { createContext } from 'react';

/** The error summary registers a function that shows server errors, so the form leaves focus to it. `null` ends it. */
export const RegisterSummary = createContext<((show: (() => void) | null) => void) | null>(null);
