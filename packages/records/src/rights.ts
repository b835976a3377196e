/**
 * The rights of an administrator: to change everything, to change orders, quotations and inquiries, or only to read.
 */
export const administratorRights = ['all', 'orders', 'read'] as const;

export type AdministratorRights = (typeof administratorRights)[number];

/** Whether some rights include others. */
export const includesRights = (rights: AdministratorRights, needed: AdministratorRights): boolean =>
  administratorRights.indexOf(rights) <= administratorRights.indexOf(needed);
