export const personalPaths: readonly string[] = [];

export const anyRecord: string | undefined = undefined;
