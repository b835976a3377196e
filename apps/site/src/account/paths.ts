/** Where the customer's pages stand: apart from their code, which only a customer downloads. */
export const accountPaths = [
  '/dashboard',
  '/orders',
  '/orders/shipped',
  '/queries',
  '/invoices',
  '/quotations',
  '/inquiries',
  '/profile',
  '/reachout',
] as const;
export type AccountPath = (typeof accountPaths)[number];
