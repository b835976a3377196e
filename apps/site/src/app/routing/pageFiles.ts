import type { PageModule } from './page.ts';

export interface FoundPage extends PageModule {
  file: string;
}

/**
 * The URL path of a file. A folder that starts with `_` is not part of the path, and brackets mark a parameter:
 * `pages/_customer/orders/shipped.tsx` is `/orders/shipped`, `pages/admin/users/edit/[id].tsx` is
 * `/admin/users/edit/:id`.
 */
export const pathOf = (file: string): string =>
  file
    .replace(/^.*\/pages\//, '/')
    .replace(/\/_[^/]+/, '')
    .replace(/\.tsx$/, '')
    .replace(/^\/index$/, '/')
    .replace(/\[(\w+)\]/g, ':$1');

/** Modules by file name, as `import.meta.glob` returns them. */
export type PageFiles = Readonly<Record<string, () => Promise<PageModule>>>;

export function pagesIn(files: PageFiles) {
  const entries = new Map(Object.entries(files).map(([file, load]) => [pathOf(file), { file, load }]));
  return {
    paths: [...entries.keys()],
    pageAt: async (path: string): Promise<FoundPage | undefined> => {
      const entry = entries.get(path);
      return (
        entry && {
          ...(await entry.load()),
          file: entry.file.replace(/^(\.\.\/){2}|^\//, (start) => (start === '/' ? '' : 'src/')),
        }
      );
    },
  };
}
