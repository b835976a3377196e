import type { AdministratorRights } from '@pcb/screens/admin/AdminTeam';
import type { RecordKind } from '@pcb/screens/admin/records';

const ofOrders: readonly RecordKind['section'][] = ['orders', 'quotations', 'inquiries'];

export const mayChange = (rights: AdministratorRights, section: RecordKind['section']): boolean =>
  rights === 'all' || (rights === 'orders' && ofOrders.includes(section));
