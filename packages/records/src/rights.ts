/** The rights of an administrator: everything; orders, quotations and inquiries; or reading. Each includes the next. */
export const administratorRights = ['all', 'orders', 'read'] as const;

export type AdministratorRights = (typeof administratorRights)[number];

/** Whether some rights include others. */
export const includesRights = (rights: AdministratorRights, needed: AdministratorRights): boolean =>
  administratorRights.indexOf(rights) <= administratorRights.indexOf(needed);
