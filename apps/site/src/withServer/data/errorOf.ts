import type { ErrorBody, ErrorCode } from '@pcb/api/errors';
import type { RefusedForm } from '@pcb/screens/refusedForm';
import { DataError, type DataErrorKind } from '../../data/dataError.ts';
import { retryText } from '../../messages/refusals.ts';
import { formFields, reasonsOfFields, refusals, refusedPasswords, tooMany } from '../messages/messages.ts';

const kinds: Readonly<Record<ErrorCode, DataErrorKind>> = {
  invalid: 'invalid',
  illegalForm: 'invalid',
  addressMissing: 'invalid',
  taken: 'invalid',
  wrongCredentials: 'invalid',
  tooLarge: 'invalid',
  wrongType: 'invalid',
  impossible: 'conflict',
  conflict: 'conflict',
  invoiced: 'invalid',
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
    // A proxy may respond with an HTML page.
    return undefined;
  }
}

/** Loads the hints' copy on demand. */
async function reasonOfForm({ service, fields, hint }: ErrorBody['error']): Promise<string | undefined> {
  if (service === undefined) return undefined;
  try {
    const { refusedForm } = await import('@pcb/screens/refusedForm');
    return refusedForm({ service, fields, hint: hint as RefusedForm['hint'] });
  } catch {
    return undefined;
  }
}

function withPasswordReason({ password, ...fields }: Readonly<Record<string, string>>) {
  if (password === undefined) return fields;
  return {
    ...fields,
    password: Object.entries(refusedPasswords).find(([problem]) => problem === password)?.[1] ?? password,
  };
}

export async function errorOf(text: string, headers: Headers): Promise<DataError> {
  const error = bodyOf(text) ?? { code: 'failed' };
  const { code, fields = {}, limit } = error;
  const retryAfter = Number(headers.get('Retry-After')) || undefined;
  const limited = limit === undefined ? undefined : tooMany[limit];
  const reasonOf = ([name, problem]: readonly [string, string]) => reasonsOfFields[`${name.split('.')[0]}: ${problem}`];
  const [known] = Object.entries(fields).flatMap((field) => (formFields.has(field[0]) ? [] : (reasonOf(field) ?? [])));
  const messages = Object.fromEntries(Object.entries(fields).map((field) => [field[0], reasonOf(field) ?? field[1]]));
  return new DataError(kinds[code] ?? 'unexpected', {
    reason:
      limited === undefined
        ? (known ?? (await reasonOfForm(error)) ?? refusals[code])
        : `${limited} ${retryText(retryAfter)}`,
    // The fields of an order form have codes, not messages.
    ...(code !== 'illegalForm' && error.fields && { fields: withPasswordReason(messages) }),
    retryAfter,
  });
}
