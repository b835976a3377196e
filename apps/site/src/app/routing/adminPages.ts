import { adminFiles } from '#build/ownPages.ts';
import type { PageModule } from './page.ts';
import { pagesIn } from './pageFiles.ts';

export const { pageAt } = pagesIn({
  ...import.meta.glob<PageModule>('../../pages/admin/**/*.tsx'),
  ...adminFiles,
});
