import type { PageModule } from './page.ts';

/** A page and its file, as the build's manifest names it. */
export interface FoundPage extends PageModule {
  file: string;
}

/**
 * Where the page of a file in `pages/` stands. A folder that begins with `_` says who sees a page and is no part of its
 * address; brackets stand for a part that varies: `pages/_customer/orders/shipped.tsx` is `/orders/shipped`,
 * `pages/admin/users/edit/[id].tsx` is `/admin/users/edit/:id`, `pages/index.tsx` is `/`.
 */
export const addressOf = (file: string): string =>
  file
    .replace(/^.*\/pages\//, '/')
    .replace(/\/_[^/]+/, '')
    .replace(/\.tsx$/, '')
    .replace(/^\/index$/, '/')
    .replace(/\[(\w+)\]/g, ':$1');

/** The pages of a folder by their addresses, from what `import.meta.glob` finds. */
export function pagesIn(files: Readonly<Record<string, () => Promise<PageModule>>>) {
  const entries = new Map(Object.entries(files).map(([file, load]) => [addressOf(file), { file, load }]));
  return {
    addresses: [...entries.keys()],
    /** The page at an address of this folder. `undefined` where there is none. */
    pageAt: async (address: string): Promise<FoundPage | undefined> => {
      const entry = entries.get(address);
      return entry && { ...(await entry.load()), file: entry.file.replace('..', 'src') };
    },
  };
}
