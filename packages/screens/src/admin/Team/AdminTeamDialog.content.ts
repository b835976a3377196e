import { rightsContent } from './rights.content.ts';

export const adminTeamDialogContent = {
  cancel: 'Cancel',
  rights: rightsContent,
  invite: {
    title: 'Invite an administrator',
    name: 'Name',
    email: 'E-mail address',
    rights: 'Rights',
    note: 'We send a link with which they choose a password and set up an authenticator app. It works for three days; to send another one, invite the same address again.',
    submit: 'Send the invitation',
  },
  change: {
    title: (name: string) => `Rights of ${name}`,
    rights: 'Rights',
    note: 'The new rights apply at once.',
    submit: 'Change rights',
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    active: (email: string) =>
      `${email} is signed out and can no longer sign in to the admin area. Their changes are kept.`,
    invited: (email: string) => `The link that was sent to ${email} no longer works.`,
    you: 'You are signed out and can no longer sign in to the admin area.',
    action: 'Remove',
    cancel: 'Keep',
    refused: 'Nothing was changed. Try again in a moment.',
  },
};

export type AdminTeamDialogContent = typeof adminTeamDialogContent;
