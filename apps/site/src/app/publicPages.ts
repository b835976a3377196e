import { categoryGroupPaths, categoryPaths } from '@pcb/screens/catalogue/paths';
import type { PageModule } from './page.ts';
import { type FoundPage, pagesIn } from './pageFiles.ts';

/** One file draws every category, as the catalogue says where they stand. */
const categoryFile = '/components/[...category]';

const { addresses, pageAt: filedPage } = pagesIn(
  import.meta.glob<PageModule>(['../pages/**/*.tsx', '!../pages/_*/**', '!../pages/admin/**']),
);
const cataloguePaths: readonly string[] = [...categoryGroupPaths, ...categoryPaths];

/** The address of every page that everybody may see. */
export const publicPaths: readonly string[] = [
  ...addresses.filter((address) => address !== categoryFile),
  ...cataloguePaths,
];

/** The page at an address; the page for unknown addresses where there is none. */
export async function pageAt(pathname: string): Promise<FoundPage> {
  const address = pathname.replace(/\/$/, '');
  const file = cataloguePaths.includes(address) ? categoryFile : address;
  const found = publicPaths.includes(address) ? await filedPage(file) : undefined;
  return found ?? { ...(await import('./NotFoundPage.tsx')), file: 'src/app/NotFoundPage.tsx' };
}
