'use client';
import { AlertDialog } from '@pcb/ui/AlertDialog';
import { FormDialog } from '../../shared/components/FormDialog.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { adminTeamDialogContent, type AdminTeamDialogContent } from './AdminTeamDialog.content.ts';
import type { AdministratorRights, Invitation, TeamMember } from './team.ts';
import { InvitationForm, RightsForm } from './TeamForms.tsx';

export { adminTeamDialogContent, type AdminTeamDialogContent } from './AdminTeamDialog.content.ts';

export type { Invitation } from './team.ts';

export type TeamTask =
  | { task: 'invite' }
  | { task: 'change'; member: TeamMember }
  | { task: 'remove'; member: TeamMember };

export interface AdminTeamDialogProps extends Sending<keyof Invitation>, WithContent<AdminTeamDialogContent> {
  /** The change to make. Use a new `key` each time the dialog opens. */
  task: TeamTask;
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the dialog is closed without a change. */
  onClose: () => void;
  /** Called with the administrator to invite. */
  onInvite: (invitation: Invitation) => void;
  /** Called with the member and the new rights. */
  onChangeRights: (member: TeamMember, rights: AdministratorRights) => void;
  /** Called with the member to remove. Resolves to whether it succeeded; if not, `problems` has the reason. */
  onRemove: (member: TeamMember) => Promise<boolean>;
}

/**
 * The dialogs of `AdminTeam`: inviting, changing rights, and confirming a removal.
 *
 * @example <AdminTeamDialog task={{ task: 'invite' }} isOpen={isOpen} onClose={close} onInvite={invite} {...others} />
 */
export function AdminTeamDialog({
  task,
  isOpen,
  onClose,
  onInvite,
  onChangeRights,
  onRemove,
  isSaving,
  problems,
  content = adminTeamDialogContent,
}: AdminTeamDialogProps) {
  if (task.task === 'remove') {
    const { remove } = content;
    const { name, email, status, isYou } = task.member;
    const refusal = problems?.general ?? problems?.fields?.rights ?? remove.refused;
    return (
      <AlertDialog
        title={remove.title(name)}
        actionLabel={remove.action}
        cancelLabel={remove.cancel}
        errorMessage={refusal}
        isOpen={isOpen}
        onOpenChange={(isStillOpen) => {
          if (!isStillOpen) onClose();
        }}
        onAction={async () => {
          if (!(await onRemove(task.member))) throw new Error(refusal);
        }}
      >
        {isYou ? remove.you : remove[status](email)}
      </AlertDialog>
    );
  }
  const isInvitation = task.task === 'invite';
  const form = { isSaving, problems, rights: content.rights };
  return (
    <FormDialog
      title={isInvitation ? content.invite.title : content.change.title(task.member.name)}
      submitLabel={isInvitation ? content.invite.submit : content.change.submit}
      cancelLabel={content.cancel}
      isSaving={isSaving}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(id) =>
        isInvitation ? (
          <InvitationForm {...form} id={id} onSubmit={onInvite} content={content.invite} />
        ) : (
          <RightsForm
            {...form}
            id={id}
            current={task.member.rights}
            onSubmit={(rights) => onChangeRights(task.member, rights)}
            content={content.change}
          />
        )
      }
    </FormDialog>
  );
}
