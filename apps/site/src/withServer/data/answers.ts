import { DataError } from '../../data/dataError.ts';

/** Returns the response of a request, or `undefined` if the record does not exist or belongs to somebody else. */
export const orUndefined = <Value>(answer: Promise<Value>): Promise<Value | undefined> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof DataError) || error.kind !== 'conflict') throw error;
    return undefined;
  });

/** Returns the response of a request. For a signed-out visitor, rejects with the reason to sign in. */
export const orSignIn = <Value>(answer: Promise<Value>, reason: string): Promise<Value> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof DataError) || error.kind !== 'signedOut') throw error;
    throw new DataError('signedOut', { cause: error, reason });
  });
