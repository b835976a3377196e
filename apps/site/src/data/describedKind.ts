import type { recordKinds, Section } from '@pcb/records/kinds';

export const describedKind = async <Name extends Section>(section: Name): Promise<(typeof recordKinds)[Name]> =>
  (await import('@pcb/screens/admin/records')).recordKinds[section];
