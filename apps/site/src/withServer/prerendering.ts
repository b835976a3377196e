/** Public pages that show what belongs to the visitor. They are prerendered without data. */
export const personalPaths: readonly string[] = ['/cart'];

/** The id in the path of an edit page that stands for all records: the server sends that page for each. */
export const anyRecord: string | undefined = 'record';
