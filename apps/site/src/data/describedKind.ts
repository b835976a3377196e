import type { RecordDescription } from '@pcb/records/fields';
import type { AdminSection } from '@pcb/screens/admin/records';

/** The description of a kind, on demand: only the admin area needs it, and has it with what the screens add. */
export const describedKind = async (section: AdminSection): Promise<RecordDescription> =>
  (await import('@pcb/screens/admin/records')).recordKinds[section];
