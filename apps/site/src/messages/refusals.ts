import type { Problems } from '@pcb/screens/remote';
import { DataError, type DataErrorKind } from '../data/dataError.ts';

function duration(seconds: number): string {
  if (seconds > 90 * 60) return `${Math.ceil(seconds / 3_600)} hours`;
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

export const retryText = (retryAfter: number | undefined) =>
  retryAfter === undefined ? 'Try again in a moment.' : `Try again in ${duration(retryAfter)}.`;

const sentences: Readonly<Partial<Record<DataErrorKind, (retryAfter: number | undefined) => string>>> = {
  conflict: () => 'Somebody else has changed this meanwhile. Load it again before you change it.',
  signedOut: () => 'You have been signed out. Sign in again in another tab, then try again here.',
  forbidden: () => 'Your account may not do this.',
  tooMany: (retryAfter) => `Too many attempts. ${retryText(retryAfter)}`,
  busy: (retryAfter) => `The server is busy. ${retryText(retryAfter)}`,
};

export const reasonOf = (error: unknown): string | undefined =>
  error instanceof DataError ? (error.reason ?? sentences[error.kind]?.(error.retryAfter)) : undefined;

export function problemsOf(error: unknown, unknownReason: string): Problems {
  const fields = error instanceof DataError ? error.fields : undefined;
  return { fields, general: reasonOf(error) ?? (fields ? undefined : unknownReason) };
}
