import type { Session } from '@pcb/api/session';
import type { Credentials } from '@pcb/screens/account/SignInScreen';
import { DataError } from '../data/dataError.ts';
import type { SecondStep, SessionData } from '../data/session.ts';
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
  const rights = async () => (await read()).rights ?? undefined;
  const customer = async () => (await read()).customer ?? undefined;

  /** Resolves to the answer, or to `undefined` for wrong credentials. */
  const checkPassword = async <Value>(role: Role, { email, password }: Credentials) => {
    try {
      return await ask<Value>('POST', `/api/session/${role}`, { body: { email, password } });
    } catch (error) {
      if (error instanceof DataError && error.kind === 'invalid') return undefined;
      throw error;
    }
  };
  const signOut = (role: Role) => async () => {
    await ask('DELETE', `/api/session/${role}`);
    reading = undefined;
    announceSignIn();
  };

  return {
    prepareSignIn: () => Promise.resolve(),
    customer,
    signIn: async (credentials) => {
      if (!(await checkPassword('customer', credentials))) return 'invalid-credentials';
      reading = undefined;
      // The browser may block cookies.
      if (!(await customer())) return 'storage-blocked';
      announceSignIn();
      return 'signed-in';
    },
    signOut: signOut('customer'),
    register: async ({ name, email, password }) => {
      const { value } = await ask<{ registration: string }>('POST', '/api/registrations', {
        body: { name, email, password },
      });
      return value.registration;
    },
    isAdministrator,
    rights,
    // The second step signs in (adminSignIn.ts).
    signInAdministrator: async (credentials) =>
      (await checkPassword<SecondStep>('administrator', credentials))?.value ?? 'invalid-credentials',
    signOutAdministrator: signOut('administrator'),
    onChange: (listener) => {
      const channel = new BroadcastChannel(channelName);
      channel.addEventListener('message', listener);
      return () => channel.close();
    },
  };
}
