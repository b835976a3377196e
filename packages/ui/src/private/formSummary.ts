import { createContext } from 'react';

/** The error summary registers how to show server errors, so that the form leaves focus to it; `null` undoes that. */
export const RegisterSummary = createContext<((show: (() => void) | null) => void) | null>(null);
