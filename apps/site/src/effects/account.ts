import type { Credentials } from '@pcb/screens/account/SignInScreen';
import type { Registration } from '@pcb/screens/account/RegisterScreen';
import type { Site } from '../createSite.ts';
import { DataError } from '../data/dataError.ts';
import { accountMessages } from '../messages/account.ts';
import { storageBlocked, wrongCredentials } from '../messages/common.ts';

/** The delay between the success toast and the dashboard, in milliseconds. */
const redirectDelay = 1000;

/** The effects of sign-in and registration. */
export const accountEffects = ({ data, session, toasts }: Site) => ({
  /**
   * Signs in and calls `onDone` after the delay. Resolves to a function that cancels the call, or to `undefined` if the
   * storage is blocked.
   *
   * @throws `DataError` for wrong credentials, because the toast disappears and the message in the form stays.
   */
  async signIn(credentials: Credentials, onDone: () => void): Promise<(() => void) | undefined> {
    const result = await session.signIn(credentials);
    if (result === 'invalid-credentials') {
      toasts.show({ ...accountMessages.invalidCredentials, tone: 'danger' });
      throw new DataError('invalid', wrongCredentials);
    }
    if (result === 'storage-blocked') {
      toasts.show({ ...storageBlocked, tone: 'danger' });
      return undefined;
    }
    toasts.show({ title: accountMessages.signedIn, tone: 'success' });
    const timer = setTimeout(onDone, redirectDelay);
    return () => clearTimeout(timer);
  },
  async register(registration: Registration) {
    await data.session.register(registration);
    toasts.show(accountMessages.registered);
  },
});
