import { createContext } from 'react';

/**
 * By which the error summary in a form tells the form how to show the errors of the server, so that the form leaves the focus
 * to it. `null` takes that back.
 */
export const RegisterSummary = createContext<((show: (() => void) | null) => void) | null>(null);
