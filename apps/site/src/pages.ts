import { categoryGroupPaths, categoryPaths } from '@pcb/screens/catalogue/paths';
import type { PageModule } from './page.ts';

/** A page and its file, as the build's manifest names it. */
export interface FoundPage extends PageModule {
  file: string;
}

/** The files of pages that stand where their file says: `pages/resources/faq/general.tsx` is `/resources/faq/general`. */
const files = import.meta.glob<PageModule>('./pages/**/*.tsx');

const filedPaths = Object.keys(files).map((file) => file.slice('./pages'.length, -'.tsx'.length));
const cataloguePaths: readonly string[] = [...categoryGroupPaths, ...categoryPaths];

/** Every address that has a page here. */
export const pagePaths: readonly string[] = [...filedPaths, ...cataloguePaths];

/** The page at an address; the page for unknown addresses where there is none. */
export async function pageAt(pathname: string): Promise<FoundPage> {
  const path = pathname.replace(/\/$/, '');
  const load = filedPaths.includes(path) ? files[`./pages${path}.tsx`] : undefined;
  if (load) return { ...(await load()), file: `src/pages${path}.tsx` };
  if (cataloguePaths.includes(path)) {
    return { ...(await import('./routes/catalogue.tsx')), file: 'src/routes/catalogue.tsx' };
  }
  return { ...(await import('./routes/notFound.tsx')), file: 'src/routes/notFound.tsx' };
}
