import { DataError } from '../../data/dataError.ts';

/** Returns the response of a request, or `undefined` if the record does not exist or belongs to somebody else. */
export const orUndefined = <Value>(response: Promise<Value>): Promise<Value | undefined> =>
  response.catch((error: unknown) => {
    if (!(error instanceof DataError) || error.kind !== 'conflict') throw error;
    return undefined;
  });

/** Returns the response of a request. For a signed-out visitor, rejects with the reason to sign in. */
export const orSignIn = <Value>(response: Promise<Value>, reason: string): Promise<Value> =>
  response.catch((error: unknown) => {
    if (!(error instanceof DataError) || error.kind !== 'signedOut') throw error;
    throw new DataError('signedOut', { cause: error, reason });
  });
