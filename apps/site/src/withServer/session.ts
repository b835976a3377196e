import type { Session } from '@pcb/api/session';
import type { Credentials } from '@pcb/screens/account/SignInScreen';
import { DataError } from '../data/dataError.ts';
import type { SessionData, SignInResult } from '../data/session.ts';
import type { Ask } from './request.ts';

type Role = 'customer' | 'administrator';

const channelName = 'pcb-session';

/** Tells the other tabs that the user has signed in or out. */
export function announceSignIn() {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Sessions on the server, with cookies that no script can read. */
export function serverSession(ask: Ask): SessionData {
  let reading: Promise<Session> | undefined;
  /** Concurrent callers share one request. */
  const read = (): Promise<Session> => {
    reading ??= ask<Session>('GET', '/api/session')
      .then(({ value }) => value)
      .finally(() => (reading = undefined));
    return reading;
  };
  const isAdministrator = async () => (await read()).isAdministrator;
  const customer = async () => (await read()).customer ?? undefined;

  const signIn =
    (role: Role, isSignedIn: () => Promise<boolean>) =>
    async ({ email, password }: Credentials): Promise<SignInResult> => {
      try {
        await ask('POST', `/api/session/${role}`, { body: { email, password } });
      } catch (error) {
        if (error instanceof DataError && error.kind === 'invalid') return 'invalid-credentials';
        throw error;
      }
      reading = undefined;
      // The browser may block cookies.
      if (!(await isSignedIn())) return 'storage-blocked';
      announceSignIn();
      return 'signed-in';
    };
  const signOut = (role: Role) => async () => {
    await ask('DELETE', `/api/session/${role}`);
    reading = undefined;
    announceSignIn();
  };

  return {
    prepareSignIn: () => Promise.resolve(),
    customer,
    signIn: signIn('customer', async () => (await customer()) !== undefined),
    signOut: signOut('customer'),
    register: async ({ name, email, password }) =>
      void (await ask('POST', '/api/registrations', { body: { name, email, password } })),
    isAdministrator,
    signInAdministrator: signIn('administrator', isAdministrator),
    signOutAdministrator: signOut('administrator'),
    onChange: (listener) => {
      const channel = new BroadcastChannel(channelName);
      channel.addEventListener('message', listener);
      return () => channel.close();
    },
  };
}
