import type { Brand } from '@pcb/screens/brand';
import type { ArticleContent } from '@pcb/screens/content/pages/articles';
import type { FaqContent } from '@pcb/screens/content/pages';
import type { ComponentType } from 'react';
import type { Location } from 'react-router-dom';
import type { Site } from '../../createSite.ts';
import type { LoaderArgs } from './guards.ts';

type MetaText = string | ((location: Location, brand: Brand) => string);

/** The metadata of a page: the `handle` that its file exports. */
export interface PageHandle {
  /** The page title. The document title appends the name of the brand. */
  title: MetaText;
  /** The values of `?tab=` and of the hash for which the page has another title. */
  tabs?: readonly string[];
  /** Matches the query and hash with which the page shows something else than without (server/waitScript.ts). */
  waitsFor?: RegExp;
  /** Whether the document title is `title` alone, without the name of the brand. */
  isTitleWhole?: true;
  /** The name of the page in breadcrumbs. Defaults to the title. */
  name?: string;
  description: MetaText;
  /** Whether the page has a button of its own in the colour of main actions: that of the header is then an outline. */
  hasMainAction?: true;
  /** The article or the questions on the page, for search engines (server/structuredData.ts). */
  article?: ArticleContent;
  questions?: FaqContent['items'];
}

/** The props of a page. `loaded` is the result of its loader. */
export interface PageProps<Loader extends (...given: never[]) => unknown> {
  loaded: Awaited<ReturnType<Loader>>;
}

/** The exports of a file in `pages/`. */
export interface PageModule {
  Component: ComponentType<{ loaded: never }>;
  handle: PageHandle;
  /** Loads the data of the page. A rejected promise becomes a state (`read`), not an exception. */
  loader?: (site: Site, args: LoaderArgs) => Promise<unknown>;
}

/** The metadata of a page that could not be loaded. */
const failedPage: PageHandle = {
  title: 'Unexpected Application Error!',
  isTitleWhole: true,
  description: 'This page could not be shown.',
};

const isHandle = (value: unknown): value is PageHandle =>
  typeof value === 'object' && value !== null && 'title' in value && 'description' in value;

const resolve = (text: MetaText, location: Location, brand: Brand) =>
  typeof text === 'string' ? text : text(location, brand);

interface Match {
  handle?: unknown;
  loaderData?: unknown;
}

const handleOf = ({ handle, loaderData }: Match) => {
  if (isHandle(handle)) return handle;
  // The loader of the route returned the page itself (routes.tsx).
  const page = loaderData as Partial<PageModule> | undefined;
  return isHandle(page?.handle) ? page.handle : undefined;
};

/** The deepest handle among the matched routes. */
export const pageHandleOf = (matches: readonly Match[]): PageHandle | undefined =>
  matches.map(handleOf).findLast((handle) => handle !== undefined);

/** The metadata of the page at a location, from the deepest matched route that has a handle. */
export function describePage(matches: readonly Match[], location: Location, brand: Brand) {
  const { title, description, isTitleWhole = false, name } = pageHandleOf(matches) ?? failedPage;
  const ownTitle = resolve(title, location, brand);
  return {
    /** The name of the page in breadcrumbs. */
    name: name ?? ownTitle,
    // The page title comes first, because browser tabs are narrow.
    title: isTitleWhole ? ownTitle : `${ownTitle} · ${brand.name}`,
    description: resolve(description, location, brand),
  };
}
