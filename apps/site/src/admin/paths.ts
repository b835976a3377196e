/** Where the administrator's pages stand: apart from their code, which nobody else downloads. */
export const adminPaths = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/users/edit/:id',
  '/admin/orders',
  '/admin/orders/edit/:id',
  '/admin/services',
  '/admin/services/edit/:id',
  '/admin/inquiries',
  '/admin/quotations',
  '/admin/quotations/edit/:id',
  '/admin/settings',
] as const;
export type AdminPath = (typeof adminPaths)[number];
