export const isWithin = (page: string, path: string) => path === page || path.startsWith(`${page}/`);
