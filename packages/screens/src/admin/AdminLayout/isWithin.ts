/** Whether a path is a page or lies below it: the edit page of an order is within the orders. */
export const isWithin = (page: string, path: string) => path === page || path.startsWith(`${page}/`);
