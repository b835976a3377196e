'use client';
import { Badge } from '@pcb/ui/Badge';
import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { Table, type TableColumn } from '@pcb/ui/Table';
import { Text } from '@pcb/ui/Text';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Remote } from '../../shared/remote/remote.ts';
import { RemoteSection } from '../../shared/remote/RemoteSection.tsx';
import type { WithContent } from '../../shared/WithContent.ts';
import { RowActions } from '../private/RecordListScreen/RowActions.tsx';
import { adminTeamContent, type AdminTeamContent } from './AdminTeam.content.ts';
import { onlyOneWithAllRights, type TeamMember } from './team.ts';

export { type AdministratorRights, administratorRights, type TeamMember } from './team.ts';
export { adminTeamContent, type AdminTeamContent } from './AdminTeam.content.ts';

export interface AdminTeamProps extends WithContent<AdminTeamContent> {
  /** The administrators, in order of joining. */
  team: Remote<readonly TeamMember[]>;
  /** Called when 'Invite' is pressed. */
  onInvite: () => void;
  /** Called with the member whose 'Change rights' is pressed. Hidden for the last member with all rights. */
  onChangeRights: (member: TeamMember) => void;
  /** Called with the member whose 'Remove' is pressed. Hidden for the last member with all rights. */
  onRemove: (member: TeamMember) => void;
}

type ColumnId = keyof AdminTeamContent['labels'];

const columnsOf = (labels: AdminTeamContent['labels']): readonly TableColumn<ColumnId>[] => [
  { id: 'name', label: labels.name, width: 12, isFlexible: true, isRowHeader: true },
  {
    id: 'email',
    label: labels.email,
    width: 14,
    isFlexible: true,
    isMono: true,
    foldsInto: 'name',
    narrowPlace: 'bottomStart',
  },
  { id: 'rights', label: labels.rights, width: 6.5, narrowPlace: 'bottomEnd' },
  { id: 'status', label: labels.status, width: 6, narrowPlace: 'topEnd' },
  { id: 'actions', label: labels.actions, width: 14, isLabelHidden: true, align: 'end', isPinned: true },
];

/**
 * The administrators and their rights, for an administrator with all rights. `AdminTeamDialog` has the forms.
 *
 * @example <AdminTeam team={{ status: 'ready', value: members }} onInvite={invite} onChangeRights={change} onRemove={remove} />
 */
export function AdminTeam({ team, onInvite, onChangeRights, onRemove, content = adminTeamContent }: AdminTeamProps) {
  const onlyOne = team.status === 'ready' ? onlyOneWithAllRights(team.value) : undefined;

  const renderCell = (member: TeamMember, column: ColumnId): ReactNode => {
    const { name, email, rights, status, isYou } = member;
    if (column === 'name')
      return (
        <Inline elementType="span" gap="small">
          <span>{name}</span>
          {isYou ? <Badge>{content.you}</Badge> : null}
        </Inline>
      );
    if (column === 'email') return <span translate="no">{email}</span>;
    if (column === 'rights') return content.rights[rights].label;
    if (column === 'status')
      return <Badge tone={status === 'active' ? 'success' : 'info'}>{content.status[status]}</Badge>;
    if (member === onlyOne) return null;
    return (
      <RowActions
        actions={[
          { word: content.change, label: content.changeNamed(name), onPress: () => onChangeRights(member) },
          {
            word: content.remove,
            label: content.removeNamed(name),
            onPress: () => onRemove(member),
            isDestructive: true,
          },
        ]}
      />
    );
  };

  return (
    <RemoteSection
      data={team}
      removable={(rows) => rows}
      content={content}
      lines={3}
      size="small"
      gap="medium"
      actions={
        <Button variant="outline" tone="neutral" size="small" isDisabled={team.status !== 'ready'} onPress={onInvite}>
          <Plus size={16} aria-hidden="true" />
          {content.invite}
        </Button>
      }
    >
      {(members) => (
        <>
          <Table
            aria-label={content.title}
            columns={columnsOf(content.labels)}
            rows={members}
            renderCell={renderCell}
            density="compact"
            maxHeight="none"
          />
          {members.length === 1 || onlyOne ? (
            <Text size="small" tone="muted">
              {members.length === 1 || !onlyOne ? content.alone : content.onlyOne(onlyOne.name)}
            </Text>
          ) : null}
        </>
      )}
    </RemoteSection>
  );
}
