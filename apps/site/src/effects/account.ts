import type { Registration } from '@pcb/screens/account/RegisterScreen';
import type { Credentials } from '@pcb/screens/account/SignInScreen';
import type { Site } from '../createSite.ts';
import { DataError } from '../data/dataError.ts';
import { accountMessages } from '../messages/account.ts';
import { storageBlocked, wrongCredentials } from '../messages/common.ts';

/** In milliseconds. */
const redirectDelay = 1000;

export const accountEffects = ({ data, session, toasts }: Site) => ({
  /**
   * Resolves to a function that cancels `onDone`, or to `undefined` if storage is blocked.
   *
   * @throws `DataError` for wrong credentials, so that the message stays in the form.
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
