import type { ErrorBody, ErrorCode } from '@pcb/api/errors';
import { DataError, type DataErrorKind } from '../data/dataError.ts';
import { refusals, refusedPasswords } from './messages.ts';

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

/** The messages by field, with the reason why a password was refused in a sentence. */
function inWords({ password, ...fields }: Readonly<Record<string, string>>) {
  if (password === undefined) return fields;
  return {
    ...fields,
    password: Object.entries(refusedPasswords).find(([problem]) => problem === password)?.[1] ?? password,
  };
}

/** The error in a response of the server. */
export function errorOf(text: string, headers: Headers): DataError {
  const { code = 'failed', fields } = bodyOf(text) ?? {};
  const retryAfter = Number(headers.get('Retry-After'));
  return new DataError(kinds[code] ?? 'unexpected', {
    reason: refusals[code],
    ...(fields && { fields: inWords(fields) }),
    ...(retryAfter > 0 && { retryAfter }),
  });
}
