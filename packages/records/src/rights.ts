/** What an administrator may do: everything; orders, quotations and inquiries only; or nothing but look. Each includes the next. */
export const administratorRights = ['all', 'orders', 'read'] as const;

export type AdministratorRights = (typeof administratorRights)[number];

/** Whether rights include what needs others. */
export const includesRights = (rights: AdministratorRights, needed: AdministratorRights): boolean =>
  administratorRights.indexOf(rights) <= administratorRights.indexOf(needed);
