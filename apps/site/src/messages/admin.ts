/** Toasts and alerts of the admin area. The specification fixes some of the texts. */
export const adminMessages = {
  invalidCredentials: 'Invalid admin credentials',
  confirmDelete: (name: string) => `Delete ${name}? Nothing is deleted in this demonstration.`,
  confirmStatus: (id: string, status: string) =>
    `Change the status of ${id} to ${status}? Nothing is changed in this demonstration.`,
  respond: (id: string) => `Responding to ${id} is not wired yet.`,
  recordSaved: (name: string) => `${name} saved! This is a demonstration: the list stays as it was.`,
  notSaved: {
    title: 'Your change could not be saved.',
    description: 'Nothing was changed. Try again in a moment.',
  },
  notExported: {
    title: 'The file could not be made.',
    description: 'Not all records could be loaded. Try again in a moment.',
  },
  notReloaded: {
    title: 'The latest values could not be loaded.',
    description: 'The form keeps what you typed.',
  },
  settingsSaved: 'Settings saved!',
} as const;
