/** Separate from `ownPages.ts`, which also imports the pages. */
export const customerFileNames = Object.keys(import.meta.glob('/src/withServer/pages/_customer/**/*.tsx'));
export const adminFileNames = Object.keys(import.meta.glob('/src/withServer/pages/admin/**/*.tsx'));
