import type { AdminSettings } from '@pcb/screens/admin/AdminSettingsScreen';
import type { Site } from '../createSite.ts';
import type { Credentials } from '../data/storage.ts';
import { adminMessages } from '../messages/admin.ts';
import { storageBlocked } from '../messages/storageBlocked.ts';
import { unwired } from '../messages/unwired.ts';

/**
 * What the admin area does: it asks, tells the data, and says what came of it. In the demonstration the data change
 * nothing, and the words say so.
 */
export const adminEffects = ({ brand, data, session, toasts }: Site) => {
  /** Tells the data something. Whether it was accepted; else it has been said that it was not. */
  const tell = async (write: () => Promise<void>): Promise<boolean> => {
    try {
      await write();
      return true;
    } catch {
      toasts.show({ ...adminMessages.notSaved, tone: 'danger' });
      return false;
    }
  };
  const confirmDelete = async (name: string, remove: () => Promise<void>) => {
    if (window.confirm(adminMessages.confirmDelete(name))) await tell(remove);
  };
  const confirmStatus = async (id: string, status: string, write: () => Promise<void>) => {
    if (window.confirm(adminMessages.confirmStatus(id, status))) await tell(write);
  };
  return {
    /** Resolves to whether the administrator is signed in now; else it has been said why not. */
    async signIn(credentials: Credentials): Promise<boolean> {
      const result = await session.signInAdministrator(credentials);
      if (result === 'invalid-credentials') window.alert(adminMessages.invalidCredentials);
      if (result === 'storage-blocked') toasts.show({ ...storageBlocked, tone: 'danger' });
      return result === 'signed-in';
    },
    async logOut(navigate: (path: string) => void) {
      await session.signOutAdministrator();
      navigate('/admin/login');
    },
    search: () => toasts.show({ title: unwired('Search', brand) }),
    notifications: () => toasts.show({ title: unwired('Notifications', brand) }),
    deleteUser: ({ id, name }: { id: number; name: string }) => confirmDelete(name, () => data.users.remove(id)),
    deleteService: ({ id, name }: { id: number; name: string }) => confirmDelete(name, () => data.services.remove(id)),
    setOrderStatus: (id: string, status: string) => confirmStatus(id, status, () => data.orders.setStatus(id, status)),
    setQuotationStatus: (id: string, status: string) =>
      confirmStatus(id, status, () => data.quotations.setStatus(id, status)),
    respond: (id: string) => window.alert(adminMessages.respond(id)),
    tell,
    /** Saves a record and says so. Whether it was saved. */
    async saveRecord(name: string, save: () => Promise<void>): Promise<boolean> {
      const isSaved = await tell(save);
      if (isSaved) window.alert(adminMessages.recordSaved(name));
      return isSaved;
    },
    async saveSettings(settings: AdminSettings) {
      if (await tell(() => data.settings.save(settings))) window.alert(adminMessages.settingsSaved);
    },
    /** Hands a text to the browser as a file to save. */
    download: (fileName: string, text: string) => {
      const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName;
      link.click();
      URL.revokeObjectURL(url);
    },
  };
};
