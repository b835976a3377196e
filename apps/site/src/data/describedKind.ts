import type { recordKinds, Section } from '@pcb/records/kinds';

/** Loaded on demand: only the admin area needs descriptions, and has them with the screens' additions. */
export const describedKind = async <Name extends Section>(section: Name): Promise<(typeof recordKinds)[Name]> =>
  (await import('@pcb/screens/admin/records')).recordKinds[section];
