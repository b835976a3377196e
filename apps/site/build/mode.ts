import { join } from 'node:path';

/** The mode of Vite for a site whose data come from the server. */
export const serverMode = 'server';

const cache = join(import.meta.dirname, '../../../.cache');

/** Where a build puts the site in the end, where it writes it until it is whole, and the code that renders its pages to HTML. */
export const foldersOf = (mode: string) =>
  mode === serverMode
    ? {
        site: join(cache, 'site-with-server'),
        draft: join(cache, 'site-with-server-next'),
        prerender: join(cache, 'site-with-server-prerender'),
      }
    : {
        site: join(import.meta.dirname, '../dist'),
        draft: join(cache, 'site-next'),
        prerender: join(cache, 'site-server'),
      };
