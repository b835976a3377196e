/** Public pages with the visitor's own data, prerendered without it. */
export const personalPaths: readonly string[] = ['/cart'];

/** The one prerendered edit page, which the server sends for every record. */
export const anyRecord: string | undefined = 'record';
