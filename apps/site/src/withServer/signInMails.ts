import { DataError } from '../data/dataError.ts';
import { askServer } from './request.ts';
import { announceSignIn } from './session.ts';
import { signInMessages } from './signInMessages.ts';

/** @param refusal what an `invalid` answer means here. */
async function post(path: string, body: unknown, refusal?: ConstructorParameters<typeof DataError>[1]) {
  try {
    await askServer('POST', path, { body });
  } catch (error) {
    if (!refusal || !(error instanceof DataError) || error.kind !== 'invalid') throw error;
    throw new DataError('invalid', { ...refusal, cause: error });
  }
}

/** Confirms a new address with the code that was sent to it. */
export const confirmAddress = (email: string, code: string) =>
  post('/api/registrations/verify', { email, code }, signInMessages.wrongCode);

/** Sends a link to `/login#reset=…`, if there is an account. */
export const sendResetLink = (email: string) => post('/api/password-resets', { email });

/** Sets a new password with the token of the link. */
export const setPassword = (token: string, password: string) =>
  post('/api/password-resets/confirm', { token, password }, signInMessages.oldLink);

/** Sends a code that signs in, if there is an account. */
export const sendSignInCode = (email: string) => post('/api/session/customer/code', { email });

/** Signs in with the code. */
export async function signInWithCode(email: string, code: string) {
  await post('/api/session/customer/code/confirm', { email, code }, signInMessages.wrongCode);
  announceSignIn();
}
