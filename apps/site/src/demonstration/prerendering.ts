/** Public pages that show what belongs to the visitor: none, as everybody has the same sample cart. */
export const personalPaths: readonly string[] = [];

/** The id in the path of an edit page that stands for all records: there is a page for each. */
export const anyRecord: string | undefined = undefined;
