import type { SessionData } from '../../apps/site/src/data/session.ts';

const unreachable = () => Promise.reject(new Error('The server did not respond.'));

export const unreachableSession: SessionData = {
  prepareSignIn: unreachable,
  customer: unreachable,
  signIn: unreachable,
  signOut: unreachable,
  register: unreachable,
  isAdministrator: unreachable,
  signInAdministrator: unreachable,
  signOutAdministrator: unreachable,
  onChange: () => () => {},
};
