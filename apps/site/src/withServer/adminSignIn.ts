import { send } from './send.ts';
import { announceSignIn } from './session.ts';
import { signInMessages } from './signInMessages.ts';

/** Signs in with a code of the authenticator app or a recovery code. Resolves to the recovery codes after the first sign-in. */
export async function signInWithSecondFactor(code: string): Promise<readonly string[] | undefined> {
  const answer = await send(signInMessages.wrongCode, 'POST /api/session/administrator/code', { body: { code } });
  announceSignIn();
  return answer?.recoveryCodes;
}

/** Sets the password of an invited administrator. */
export const acceptInvitation = (token: string, password: string) =>
  send(signInMessages.oldInvitation, 'POST /api/invitations', { body: { token, password } });
