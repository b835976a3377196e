/** Returns the whole name of a route of a kind: `GET /csv` is `GET /api/admin/orders/csv`. */
export const recordRoute = (section: string, name: string) =>
  name.replace(' /', ` /api/admin/${section}/`).replace(/\/$/, '');
