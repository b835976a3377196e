import type { PageModule } from '../app/routing/page.ts';
import type { PageFiles } from '../app/routing/pageFiles.ts';

/** The pages that only the site with a server has. */
export const customerFiles: PageFiles = import.meta.glob<PageModule>('/src/withServer/pages/_customer/**/*.tsx');
export const adminFiles: PageFiles = import.meta.glob<PageModule>('/src/withServer/pages/admin/**/*.tsx');
