import { signInMessages } from '../messages/signInMessages.ts';
import { send } from './send.ts';
import { announceSignIn } from './session.ts';

export async function signInWithSecondFactor(code: string): Promise<readonly string[] | undefined> {
  const response = await send(signInMessages.wrongCode, 'POST /api/session/administrator/code', { body: { code } });
  announceSignIn();
  return response?.recoveryCodes;
}

export const acceptInvitation = (token: string, password: string) =>
  send(signInMessages.oldInvitation, 'POST /api/invitations', { body: { token, password } });
