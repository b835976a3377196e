/** Whether a path is a page or one of its subpages, such as the edit page of an order. */
export const isWithin = (page: string, path: string) => path === page || path.startsWith(`${page}/`);
