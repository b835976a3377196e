/** Public pages with the visitor's own data. They are prerendered without it. */
export const personalPaths: readonly string[] = ['/cart'];

/** The id of the one prerendered edit page, which the server sends for every record. */
export const anyRecord: string | undefined = 'record';
