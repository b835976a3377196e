import type { PageFiles } from '../app/routing/pageFiles.ts';

export const customerFiles: PageFiles = {};
export const adminFiles: PageFiles = {};
