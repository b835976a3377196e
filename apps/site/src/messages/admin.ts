import { adminOutcomes } from '#build/adminOutcomes.ts';

export const adminMessages = {
  invalidCredentials: 'Invalid admin credentials',
  ...adminOutcomes,
  respond: (id: string) => `Responding to ${id} is not wired yet.`,
  notSaved: {
    title: 'Your change could not be saved.',
    description: 'Nothing was changed. Try again in a moment.',
  },
  notExported: {
    title: 'The file could not be made.',
    description: 'Not all records could be loaded. Try again in a moment.',
  },
  settingsSaved: 'Settings saved!',
} as const;
