import type { RecoveryCodes, TeamMember } from '@pcb/api/team';
import type { AdministratorRights } from '@pcb/screens/admin/AdminTeam';
import type { Invitation } from '@pcb/screens/admin/AdminTeamDialog';
import type { SignedInBrowser } from '@pcb/api/security';
import type { EmailChange, PasswordChange } from '@pcb/screens/account/AccountSecurityDialog';
import { accessMessages } from './messages.ts';
import { askServer } from './request.ts';
import { send } from './send.ts';
import { signInMessages } from './signInMessages.ts';

/** What customers (`/api/account`) and administrators (`/api/admin/account`) do about their own access. */
export const accessAt = (path: '/api/account' | '/api/admin/account') => ({
  browsers: async () => {
    const { value } = await askServer<{ sessions: readonly SignedInBrowser[] }>('GET', `${path}/sessions`);
    return value.sessions;
  },
  endBrowser: (id: string) => askServer('DELETE', `${path}/sessions/${encodeURIComponent(id)}`),
  endOtherBrowsers: () => askServer('DELETE', `${path}/sessions`),
  changePassword: (change: PasswordChange) =>
    send('PUT', `${path}/password`, change, accessMessages.wrongCurrentPassword),
});

export type Access = ReturnType<typeof accessAt>;

export const customerAccess = {
  ...accessAt('/api/account'),
  /** Sends a code to the new address. */
  changeEmail: (change: EmailChange) => send('POST', '/api/account/email', change, accessMessages.wrongPassword),
  confirmEmail: (code: string) => send('POST', '/api/account/email/confirm', { code }, signInMessages.wrongCode),
  close: (password: string) => send('POST', '/api/account/closing', { password }, accessMessages.wrongPassword),
  /** Everything that is stored about the customer. */
  copy: async () => (await askServer<unknown>('GET', '/api/account/export')).value,
};

export const administratorAccess = {
  ...accessAt('/api/admin/account'),
  /** Replaces the recovery codes, and resolves to the new ones. */
  renewRecoveryCodes: async (code: string) =>
    (await send<RecoveryCodes>('POST', '/api/admin/account/recovery-codes', { code }, signInMessages.wrongCode))
      .recoveryCodes,
};

const teamPath = '/api/admin/team';

export const teamAccess = {
  members: async () => (await askServer<{ members: readonly TeamMember[] }>('GET', teamPath)).value.members,
  invite: (invitation: Invitation) => send('POST', teamPath, invitation),
  changeRights: (id: string, rights: AdministratorRights) => send('PUT', `${teamPath}/${id}`, { rights }),
  remove: async (id: string) => void (await askServer('DELETE', `${teamPath}/${id}`)),
};
