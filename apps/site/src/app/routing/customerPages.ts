import { customerFiles } from '#build/ownPages.ts';
import type { PageModule } from './page.ts';
import { pagesIn } from './pageFiles.ts';

export const { pageAt } = pagesIn({
  ...import.meta.glob<PageModule>('../../pages/_customer/**/*.tsx'),
  ...customerFiles,
});
