import type { AdministratorRights } from '@pcb/records/rights';
import type { EmailChange, PasswordChange } from '@pcb/screens/account/AccountSecurityDialog';
import type { Invitation } from '@pcb/screens/admin/AdminTeamDialog';
import { accessMessages } from '../messages/messages.ts';
import { signInMessages } from '../messages/signInMessages.ts';
import { requestServer } from './request.ts';
import { send } from './send.ts';

const accessAt = (base: '/api/account' | '/api/admin/account') => ({
  browsers: async () => (await requestServer(`GET ${base}/sessions`)).value.sessions,
  endBrowser: (id: string) => requestServer(`DELETE ${base}/sessions/:id`, { parameters: { id } }),
  endOtherBrowsers: () => requestServer(`DELETE ${base}/sessions`),
  changePassword: (change: PasswordChange) =>
    send(accessMessages.wrongCurrentPassword, `PUT ${base}/password`, { body: change }),
});

export type Access = ReturnType<typeof accessAt>;

export const customerAccess = {
  ...accessAt('/api/account'),
  changeEmail: (change: EmailChange) => send(accessMessages.wrongPassword, 'POST /api/account/email', { body: change }),
  confirmEmail: (code: string) => send(signInMessages.wrongCode, 'POST /api/account/email/confirm', { body: { code } }),
  close: (password: string) => send(accessMessages.wrongPassword, 'POST /api/account/closing', { body: { password } }),
  /** All stored data about the customer. */
  copy: async () => (await requestServer('GET /api/account/export')).value,
};

export const administratorAccess = {
  ...accessAt('/api/admin/account'),
  renewRecoveryCodes: async (code: string) =>
    (await send(signInMessages.wrongCode, 'POST /api/admin/account/recovery-codes', { body: { code } })).recoveryCodes,
};

export const teamAccess = {
  members: async () => (await requestServer('GET /api/admin/team')).value.members,
  invite: async (invitation: Invitation) => void (await requestServer('POST /api/admin/team', { body: invitation })),
  changeRights: async (id: string, rights: AdministratorRights) =>
    void (await requestServer('PUT /api/admin/team/:key', { parameters: { key: id }, body: { rights } })),
  remove: async (id: string) => void (await requestServer('DELETE /api/admin/team/:key', { parameters: { key: id } })),
};
