export const adminOutcomes = {
  confirmDelete: (name: string) => `Delete ${name}? This cannot be undone.`,
  confirmStatus: (id: string, status: string) => `Change the status of ${id} to ${status}?`,
  recordSaved: (name: string) => `${name} saved!`,
};
