import { DataError } from '../../data/dataError.ts';

/** The answer of a request; `undefined` for what does not exist or belongs to somebody else. */
export const orUndefined = <Value>(answer: Promise<Value>): Promise<Value | undefined> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof DataError) || error.kind !== 'conflict') throw error;
    return undefined;
  });

/** The answer of a request; for a visitor who is signed out, the reason to sign in. */
export const orSignIn = <Value>(answer: Promise<Value>, reason: string): Promise<Value> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof DataError) || error.kind !== 'signedOut') throw error;
    throw new DataError('signedOut', { cause: error, reason });
  });
