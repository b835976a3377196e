import { accountMessages } from '../messages/account.ts';
import { storageBlocked } from '../messages/storageBlocked.ts';
import { unwired } from '../messages/unwired.ts';
import { signIn } from '../session/session.ts';
import type { Credentials } from '../session/storage.ts';
import { toasts } from '../app/toasts.ts';

/** How long the good news stands before the dashboard comes, in milliseconds. */
const redirectDelay = 1000;

/** What sign-in and registration do. Replace the mock-ups here. */
export const accountEffects = {
  /** Signs in, and on success calls back after a moment. Returns how to stop that, or nothing when signing in failed. */
  signIn(credentials: Credentials, onDone: () => void): (() => void) | undefined {
    const result = signIn(credentials);
    if (result === 'invalid-credentials') {
      toasts.show({ title: accountMessages.invalidCredentials, tone: 'danger' });
      return undefined;
    }
    if (result === 'storage-blocked') {
      toasts.show({ ...storageBlocked, tone: 'danger' });
      return undefined;
    }
    toasts.show({ title: accountMessages.signedIn, tone: 'success' });
    const timer = setTimeout(onDone, redirectDelay);
    return () => clearTimeout(timer);
  },
  register: () => toasts.show(accountMessages.registered),
  editProfile: () => toasts.show({ title: unwired('Edit Profile') }),
  addAddress: () => window.alert(accountMessages.placeholder('Adding an address')),
  editAddress: () => window.alert(accountMessages.placeholder('Editing an address')),
  deleteAddress: () => window.alert(accountMessages.placeholder('Deleting an address')),
  addEmail: () => window.alert(accountMessages.placeholder('Adding an e-mail address')),
};
