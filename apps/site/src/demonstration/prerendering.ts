/** Public pages with the visitor's own data: none, because everybody has the same sample cart. */
export const personalPaths: readonly string[] = [];

/** The id of a single edit page for all records: none, because each record has its own page. */
export const anyRecord: string | undefined = undefined;
