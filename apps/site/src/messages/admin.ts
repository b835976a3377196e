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
    title: 'The export failed.',
    description: 'Not all records could be loaded. Try again in a moment.',
  },
  settingsSaved: 'Settings saved!',
} as const;

/** The title of a page in the browser. */
export const adminTitle = (page: string) => `Admin: ${page}`;

// cspell:ignore aeio
/** Title and description of the page on which a record is edited. @param record such as 'order' */
export const editPageOf = (record: string) => {
  const one = `${/^[aeio]/.test(record) ? 'an' : 'a'} ${record}`;
  return { title: adminTitle(`edit ${one}`), description: `Change the details of ${one}.` };
};
