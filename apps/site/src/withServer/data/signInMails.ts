import { signInMessages } from '../messages/signInMessages.ts';
import { requestServer } from './request.ts';
import { send } from './send.ts';
import { announceSignIn } from './session.ts';

export const confirmRegistration = (registration: string, code: string) =>
  send(signInMessages.wrongRegistrationCode, 'POST /api/registrations/verify', { body: { registration, code } });

export const confirmAddress = (email: string, code: string) =>
  send(signInMessages.wrongCode, 'POST /api/session/customer/verification', { body: { email, code } });

export const sendResetLink = (email: string) => requestServer('POST /api/password-resets', { body: { email } });

export const setPassword = (token: string, password: string) =>
  send(signInMessages.oldLink, 'POST /api/password-resets/confirm', { body: { token, password } });

export const sendSignInCode = (email: string) => requestServer('POST /api/session/customer/code', { body: { email } });

export async function signInWithCode(email: string, code: string) {
  await send(signInMessages.wrongCode, 'POST /api/session/customer/code/confirm', { body: { email, code } });
  announceSignIn();
}
