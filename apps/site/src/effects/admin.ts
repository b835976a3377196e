import type { Credentials } from '@pcb/screens/account/SignInScreen';
import type { Site } from '../createSite.ts';
import { DataError } from '../data/dataError.ts';
import { adminMessages } from '../messages/admin.ts';
import { notSignedOut, storageBlocked, unwired, wrongCredentials } from '../messages/common.ts';
import { failureToast } from './failureToast.ts';

/** In the demonstration nothing is saved, and the messages tell the user. `onWritten` is called after each write. */
export const adminEffects = ({ brand, session, toasts }: Site, onWritten: () => Promise<void>) => {
  const writeIfConfirmed = async (question: string, write: () => Promise<void>) => {
    if (!window.confirm(question)) return;
    try {
      await write();
    } catch (error) {
      toasts.show(failureToast(adminMessages.notSaved, error));
      return;
    }
    await onWritten();
  };
  const confirmDelete = (name: string, remove: () => Promise<void>) =>
    writeIfConfirmed(adminMessages.confirmDelete(name), remove);
  const confirmStatus = (id: string, status: string, write: () => Promise<void>) =>
    writeIfConfirmed(adminMessages.confirmStatus(id, status), write);
  return {
    /** Resolves to whether sign-in succeeded; a failure is reported. @throws `DataError` for wrong credentials. */
    async signIn(credentials: Credentials): Promise<boolean> {
      const result = await session.signInAdministrator(credentials);
      if (result === 'invalid-credentials') {
        window.alert(adminMessages.invalidCredentials);
        throw new DataError('invalid', wrongCredentials);
      }
      if (result === 'storage-blocked') toasts.show({ ...storageBlocked, tone: 'danger' });
      return result === 'signed-in';
    },
    async logOut(navigate: (path: string) => void) {
      try {
        await session.signOutAdministrator();
      } catch {
        toasts.show({ ...notSignedOut, tone: 'danger' });
        return;
      }
      navigate('/admin/login');
    },
    search: () => toasts.show({ title: unwired('Search', brand) }),
    notifications: () => toasts.show({ title: unwired('Notifications', brand) }),
    confirmDelete,
    confirmStatus,
    respond: (id: string) => window.alert(adminMessages.respond(id)),
  };
};
