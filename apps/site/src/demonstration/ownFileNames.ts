export const customerFileNames: readonly string[] = [];
export const adminFileNames: readonly string[] = [];
