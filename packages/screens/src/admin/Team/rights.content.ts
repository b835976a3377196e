import type { AdministratorRights } from './team.ts';

export const rightsContent: Readonly<Record<AdministratorRights, { label: string; description: string }>> = {
  all: { label: 'All rights', description: 'Everything, including users, services, settings and the team.' },
  orders: { label: 'Orders', description: 'Orders, quotations and inquiries. Everything else is read-only.' },
  read: { label: 'Read only', description: 'Can see everything, and change nothing.' },
};
