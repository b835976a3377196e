import type { Session } from '@pcb/api/session';
import { DataError } from '../../data/dataError.ts';
import type { SessionData } from '../../data/session.ts';
import type { ServerResponse, ServerRequest } from './request.ts';

type Role = 'customer' | 'administrator';

const channelName = 'pcb-session';

export function announceSignIn() {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

export function serverSession(request: ServerRequest): SessionData {
  let reading: Promise<Session> | undefined;
  const read = (): Promise<Session> => {
    reading ??= request('GET /api/session')
      .then(({ value }) => value)
      .finally(() => (reading = undefined));
    return reading;
  };
  const isAdministrator = async () => (await read()).isAdministrator;
  const rights = async () => (await read()).rights ?? undefined;
  const customer = async () => (await read()).customer ?? undefined;

  const unlessWrong = <Value>(response: Promise<ServerResponse<Value>>) =>
    response.catch((error: unknown) => {
      if (error instanceof DataError && error.kind === 'invalid') return undefined;
      throw error;
    });
  const signOut = (role: Role) => async () => {
    await request(`DELETE /api/session/${role}`);
    reading = undefined;
    announceSignIn();
  };

  return {
    prepareSignIn: () => Promise.resolve(),
    customer,
    signIn: async ({ email, password }) => {
      if (!(await unlessWrong(request('POST /api/session/customer', { body: { email, password } }))))
        return 'invalid-credentials';
      reading = undefined;
      // The browser may block cookies.
      if (!(await customer())) return 'storage-blocked';
      announceSignIn();
      return 'signed-in';
    },
    signOut: signOut('customer'),
    register: async ({ name, email, password }) => {
      const { value } = await request('POST /api/registrations', { body: { name, email, password } });
      return value.registration;
    },
    isAdministrator,
    rights,
    // The second step signs in (adminSignIn.ts).
    signInAdministrator: async ({ email, password }) =>
      (await unlessWrong(request('POST /api/session/administrator', { body: { email, password } })))?.value ??
      'invalid-credentials',
    signOutAdministrator: signOut('administrator'),
    onChange: (listener) => {
      const channel = new BroadcastChannel(channelName);
      channel.addEventListener('message', listener);
      return () => channel.close();
    },
  };
}
