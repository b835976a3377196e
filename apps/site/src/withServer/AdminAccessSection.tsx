import { AdminAccess } from '@pcb/screens/admin/AdminAccess';
import { type AccessTask, AdminAccessDialog } from '@pcb/screens/admin/AdminAccessDialog';
import { useRights } from '../app/hooks/useSite.ts';
import { downloadFile } from '../effects/downloadFile.ts';
import { AdminTeamSection } from './AdminTeamSection.tsx';
import { administratorAccess } from './data/access.ts';
import { useBrowsers } from './hooks/useBrowsers.ts';
import { useTask } from './hooks/useTask.ts';
import { accessMessages } from './messages/messages.ts';

export function AdminAccessSection() {
  const rights = useRights();
  const { list, reload } = useBrowsers(administratorAccess);
  const { open, close, finish, send, dialog, key } = useTask<AccessTask>();

  const changePassword = async (change: { current: string; password: string }) => {
    if (!(await send(() => administratorAccess.changePassword(change)))) return;
    finish(accessMessages.passwordChanged);
    reload();
  };
  const renew = (code: string) =>
    send(async () => open({ task: 'codes', codes: await administratorAccess.renewRecoveryCodes(code) }));

  return (
    <>
      {rights === 'all' ? <AdminTeamSection /> : null}
      <AdminAccess
        {...list}
        onChangePassword={() => open({ task: 'password' })}
        onRenewRecoveryCodes={() => open({ task: 'renew' })}
      />
      {dialog && (
        <AdminAccessDialog
          key={key}
          {...dialog}
          onClose={close}
          onChangePassword={(change) => void changePassword(change)}
          onRenewRecoveryCodes={(code) => void renew(code)}
          onDownload={(fileName, text) => downloadFile(fileName, text, 'text/plain')}
        />
      )}
    </>
  );
}
