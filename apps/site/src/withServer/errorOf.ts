import type { ErrorBody, ErrorCode } from '@pcb/api/errors';
import { DataError, type DataErrorKind } from '../data/dataError.ts';

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

/** Sentences for what the site has none for. */
const reasons: Readonly<Partial<Record<ErrorCode, string>>> = {
  illegalForm: 'One of the choices is no longer possible. Open the quote again and check it.',
  stalePrice: 'The price has changed. The total is up to date now: check it, then order again.',
  keyReused: 'Your order has been placed already with other contents. Look at your orders before you order again.',
  notFound: 'It is not there any more. Somebody may have deleted it.',
  unverified: 'Confirm your e-mail address first.',
  tooLarge: 'This is too large to be sent.',
};

function bodyOf(text: string): ErrorBody['error'] | undefined {
  try {
    return (JSON.parse(text) as Partial<ErrorBody>).error;
  } catch {
    // A proxy answers with a page.
    return undefined;
  }
}

/** The error that the server answers with. */
export function errorOf(text: string, headers: Headers): DataError {
  const { code = 'failed', fields } = bodyOf(text) ?? {};
  const retryAfter = Number(headers.get('Retry-After'));
  return new DataError(kinds[code] ?? 'unexpected', {
    reason: reasons[code],
    ...(fields && { fields }),
    ...(retryAfter > 0 && { retryAfter }),
  });
}
