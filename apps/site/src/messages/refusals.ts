import type { Problems } from '@pcb/screens/remote';
import { DataError, type DataErrorKind } from '../data/dataError.ts';

function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return seconds > 90 ? `${minutes} minutes` : seconds === 1 ? '1 second' : `${seconds} seconds`;
}
const later = (retryAfter: number | undefined) =>
  retryAfter === undefined ? 'Try again in a moment.' : `Try again in ${duration(retryAfter)}.`;

/** What a form or a toast says about the kinds of error that the user can do something about. */
const sentences: Readonly<Partial<Record<DataErrorKind, (retryAfter: number | undefined) => string>>> = {
  conflict: () => 'Somebody else has changed this meanwhile. Load it again before you change it.',
  signedOut: () => 'You have been signed out. Sign in again in another tab, then try again here.',
  forbidden: () => 'Your account may not do this.',
  tooMany: (retryAfter) => `Too many attempts. ${later(retryAfter)}`,
  busy: (retryAfter) => `The server is busy. ${later(retryAfter)}`,
};

/** The reason for a failed request in a sentence; `undefined` if nothing is known but that it failed. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof DataError ? (error.reason ?? sentences[error.kind]?.(error.retryAfter)) : undefined;

/** What a form shows for a failed request: the messages by field, and a sentence unless they say it all. */
export function problemsOf(error: unknown, unknownReason: string): Problems {
  const fields = error instanceof DataError ? error.fields : undefined;
  return { fields, general: reasonOf(error) ?? (fields ? undefined : unknownReason) };
}
