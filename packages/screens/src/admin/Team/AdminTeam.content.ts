import { loadFailedText } from '../../shared/remote/loadFailedText.ts';
import { rightsContent } from './rights.content.ts';

export const adminTeamContent = {
  title: 'Team',
  loading: 'Loading the team…',
  failed: loadFailedText('The team'),
  invite: 'Invite',
  labels: { name: 'Name', email: 'E-mail', rights: 'Rights', status: 'Status', actions: 'Actions' },
  rights: rightsContent,
  status: { active: 'Active', invited: 'Invited' },
  you: 'You',
  change: 'Change rights',
  changeNamed: (name: string) => `Change rights of ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  onlyOne: (name: string) =>
    `${name} is the only one with all rights. Give all rights to somebody else before you change or remove ${name}.`,
  alone: 'Nobody else can sign in to the admin area.',
};

export type AdminTeamContent = typeof adminTeamContent;
