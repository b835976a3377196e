import { join } from 'node:path';

/** The mode of Vite for a site whose data comes from the server. */
export const serverMode = 'server';

const cache = join(import.meta.dirname, '../../../.cache');

/** The folders of a build: the finished site, the site until it is complete, and the code that renders its pages to HTML. */
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
