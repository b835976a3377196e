import { type AdministratorRights, AdminTeam, type TeamMember } from '@pcb/screens/admin/AdminTeam';
import { AdminTeamDialog, type Invitation, type TeamTask } from '@pcb/screens/admin/AdminTeamDialog';
import { useNavigate } from 'react-router-dom';
import { useRead } from '../app/hooks/useRead.ts';
import { useSite } from '../app/hooks/useSite.ts';
import { teamAccess } from './data/access.ts';
import { useTask } from './hooks/useTask.ts';
import { accessMessages } from './messages/messages.ts';

export function AdminTeamSection() {
  const { session } = useSite();
  const navigate = useNavigate();
  const { remote, reload } = useRead(teamAccess.members);
  const { open, close, finish, send, dialog, key } = useTask<TeamTask>();
  const succeed = (done: string) => {
    finish(done);
    reload();
  };

  const invite = async (invitation: Invitation) => {
    if (await send(() => teamAccess.invite(invitation))) succeed(accessMessages.invited(invitation.email.trim()));
  };
  const changeRights = async ({ id, name, isYou }: TeamMember, rights: AdministratorRights) => {
    if (!(await send(() => teamAccess.changeRights(id, rights)))) return;
    succeed(accessMessages.rightsChanged(name));
    if (isYou) await session.refreshAdministrator();
  };
  const remove = async ({ id, name, isYou }: TeamMember) => {
    if (!(await send(() => teamAccess.remove(id)))) return false;
    succeed(accessMessages.removed(name));
    if (isYou && !(await session.refreshAdministrator())) await navigate('/admin/login');
    return true;
  };

  return (
    <>
      <AdminTeam
        team={remote}
        onInvite={() => open({ task: 'invite' })}
        onChangeRights={(member) => open({ task: 'change', member })}
        onRemove={(member) => open({ task: 'remove', member })}
      />
      {dialog && (
        <AdminTeamDialog
          key={key}
          {...dialog}
          onClose={close}
          onInvite={(invitation) => void invite(invitation)}
          onChangeRights={(member, rights) => void changeRights(member, rights)}
          onRemove={remove}
        />
      )}
    </>
  );
}
