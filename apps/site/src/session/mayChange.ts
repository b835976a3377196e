import type { AdministratorRights } from '@pcb/screens/admin/AdminTeam';
import type { RecordKind } from '@pcb/screens/admin/records';

const ofOrders: readonly RecordKind['section'][] = ['orders', 'quotations', 'inquiries'];

/** Whether these rights allow changes to records of a kind. Only hides buttons; the server decides. */
export const mayChange = (rights: AdministratorRights, section: RecordKind['section']): boolean =>
  rights === 'all' || (rights === 'orders' && ofOrders.includes(section));
