import { adminMessages } from '../messages/admin.ts';
import { storageBlocked } from '../messages/storageBlocked.ts';
import { unwired } from '../messages/unwired.ts';
import { signInAdmin, signOutAdmin } from '../session/session.ts';
import type { Credentials } from '../session/storage.ts';
import { toasts } from '../app/toasts.ts';

/** What the admin area does. Replace the mock-ups here: a question that is answered by yes changes nothing yet. */
export const adminEffects = {
  /** Whether the administrator is signed in now; else it has been said why not. */
  signIn(credentials: Credentials): boolean {
    const result = signInAdmin(credentials);
    if (result === 'invalid-credentials') window.alert(adminMessages.invalidCredentials);
    if (result === 'storage-blocked') toasts.show({ ...storageBlocked, tone: 'danger' });
    return result === 'signed-in';
  },
  logOut(navigate: (path: string) => void) {
    signOutAdmin();
    navigate('/admin/login');
  },
  search: () => toasts.show({ title: unwired('Search') }),
  notifications: () => toasts.show({ title: unwired('Notifications') }),
  confirmDelete: (name: string) => void window.confirm(adminMessages.confirmDelete(name)),
  confirmStatus: (id: string, status: string) => void window.confirm(adminMessages.confirmStatus(id, status)),
  respond: (id: string) => window.alert(adminMessages.respond(id)),
  saveRecord: (name: string) => window.alert(adminMessages.recordSaved(name)),
  saveSettings: () => window.alert(adminMessages.settingsSaved),
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
