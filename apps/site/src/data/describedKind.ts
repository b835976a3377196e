import type { recordKinds, Section } from '@pcb/records/kinds';

/** The description of a kind, on demand: only the admin area needs it, and has it with what the screens add. */
export const describedKind = async <Name extends Section>(section: Name): Promise<(typeof recordKinds)[Name]> =>
  (await import('@pcb/screens/admin/records')).recordKinds[section];
