import { categoryGroupPaths, categoryPaths } from '@pcb/screens/catalogue/paths';
import type { PageModule } from './page.ts';
import { type FoundPage, pagesIn } from './pageFiles.ts';

/** One file renders all categories and groups. The catalogue defines their paths. */
const categoryFile = '/components/[...category]';

const { paths, pageAt: loadPage } = pagesIn(
  import.meta.glob<PageModule>(['../../pages/**/*.tsx', '!../../pages/_*/**', '!../../pages/admin/**']),
);
const cataloguePaths: readonly string[] = [...categoryGroupPaths, ...categoryPaths];

export const publicPaths: readonly string[] = [...paths.filter((path) => path !== categoryFile), ...cataloguePaths];

export async function pageAt(pathname: string): Promise<FoundPage> {
  const path = pathname.replace(/\/$/, '');
  const file = cataloguePaths.includes(path) ? categoryFile : path;
  const found = publicPaths.includes(path) ? await loadPage(file) : undefined;
  return found ?? { ...(await import('../frames/NotFoundPage.tsx')), file: 'src/app/frames/NotFoundPage.tsx' };
}
