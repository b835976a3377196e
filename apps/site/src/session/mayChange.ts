import type { AdministratorRights } from '@pcb/screens/admin/AdminTeam';
import type { RecordKind } from '@pcb/screens/admin/records';

const ofOrders: readonly RecordKind['section'][] = ['orders', 'quotations', 'inquiries'];

/** Whether an administrator with these rights may change the records of a kind. The server decides; this hides buttons. */
export const mayChange = (rights: AdministratorRights, section: RecordKind['section']): boolean =>
  rights === 'all' || (rights === 'orders' && ofOrders.includes(section));
