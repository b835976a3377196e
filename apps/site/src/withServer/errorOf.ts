import type { ErrorBody, ErrorCode } from '@pcb/api/errors';
import { DataError, type DataErrorKind } from '../data/dataError.ts';
import { later } from '../messages/refusals.ts';
import { refusals, tooMany } from './messages.ts';

const kinds: Readonly<Record<ErrorCode, DataErrorKind>> = {
  invalid: 'invalid',
  illegalForm: 'invalid',
  taken: 'invalid',
  wrongCredentials: 'invalid',
  tooLarge: 'invalid',
  wrongType: 'invalid',
  conflict: 'conflict',
  stalePrice: 'conflict',
  keyReused: 'conflict',
  versionMissing: 'conflict',
  notFound: 'conflict',
  signedOut: 'signedOut',
  unverified: 'unverified',
  forbidden: 'forbidden',
  tooMany: 'tooMany',
  overQuota: 'invalid',
  full: 'busy',
  busy: 'busy',
  failed: 'unexpected',
};

function bodyOf(text: string): ErrorBody['error'] | undefined {
  try {
    return (JSON.parse(text) as Partial<ErrorBody>).error;
  } catch {
    // A proxy may respond with a page.
    return undefined;
  }
}

/** The error in a response of the server. */
export function errorOf(text: string, headers: Headers): DataError {
  const { code = 'failed', fields, limit } = bodyOf(text) ?? {};
  const retryAfter = Number(headers.get('Retry-After')) || undefined;
  const limited = limit === undefined ? undefined : tooMany[limit];
  return new DataError(kinds[code] ?? 'unexpected', {
    reason: limited === undefined ? refusals[code] : `${limited} ${later(retryAfter)}`,
    ...(fields && { fields }),
    retryAfter,
  });
}
