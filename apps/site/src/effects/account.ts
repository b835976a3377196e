import { messages } from '../messages.ts';
import { signIn } from '../session.ts';
import type { Credentials } from '../storage.ts';
import { toasts } from '../toasts.ts';

/** How long the good news stands before the dashboard comes, in milliseconds. */
const redirectDelay = 1000;

/** What sign-in and registration do. Replace the mock-ups here. */
export const accountEffects = {
  /** Signs in, and on success calls back after a moment. Returns how to stop that, or nothing when signing in failed. */
  signIn(credentials: Credentials, onDone: () => void): (() => void) | undefined {
    const result = signIn(credentials);
    if (result === 'invalid-credentials') {
      toasts.show({ title: messages.invalidCredentials, tone: 'danger' });
      return undefined;
    }
    if (result === 'storage-blocked') {
      toasts.show({ ...messages.storageBlocked, tone: 'danger' });
      return undefined;
    }
    toasts.show({ title: messages.signedIn, tone: 'success' });
    const timer = setTimeout(onDone, redirectDelay);
    return () => clearTimeout(timer);
  },
  register: () => toasts.show(messages.registered),
};
