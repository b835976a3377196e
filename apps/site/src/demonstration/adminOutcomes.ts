export const adminOutcomes = {
  confirmDelete: (name: string) => `Delete ${name}? Nothing is deleted in this demonstration.`,
  confirmStatus: (id: string, status: string) =>
    `Change the status of ${id} to ${status}? Nothing is changed in this demonstration.`,
  recordSaved: (name: string) => `${name} saved! This is a demonstration: the list stays as it was.`,
};
