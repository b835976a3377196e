import { send } from './send.ts';
import { announceSignIn } from './session.ts';
import { signInMessages } from './signInMessages.ts';

/** Confirms the address of a new account with the code that was sent to it, and the answer to the registration. */
export const confirmRegistration = (registration: string, code: string) =>
  send('POST', '/api/registrations/verify', { registration, code }, signInMessages.wrongRegistrationCode);

/** Confirms an address with the code that was sent to it when its owner tried to sign in. */
export const confirmAddress = (email: string, code: string) =>
  send('POST', '/api/session/customer/verification', { email, code }, signInMessages.wrongCode);

/** Sends a link to `/login#reset=…`, if there is an account. */
export const sendResetLink = (email: string) => send('POST', '/api/password-resets', { email });

/** Sets a new password with the token of the link. */
export const setPassword = (token: string, password: string) =>
  send('POST', '/api/password-resets/confirm', { token, password }, signInMessages.oldLink);

/** Sends a code that signs in, if there is an account. */
export const sendSignInCode = (email: string) => send('POST', '/api/session/customer/code', { email });

/** Signs in with the code. */
export async function signInWithCode(email: string, code: string) {
  await send('POST', '/api/session/customer/code/confirm', { email, code }, signInMessages.wrongCode);
  announceSignIn();
}
