/** Public pages with the visitor's own data, prerendered without it. */
export const personalPaths: readonly string[] = ['/cart'];

export const anyRecord: string | undefined = 'record';
