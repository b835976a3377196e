import type { Brand } from '@pcb/screens/brand';
import type { ArticleContent } from '@pcb/screens/content/pages/articles';
import type { FaqContent } from '@pcb/screens/content/pages';
import type { ComponentType } from 'react';
import type { Location } from 'react-router-dom';
import type { Site } from '../createSite.ts';
import type { LoaderArgs } from './guards.ts';

type Words = string | ((location: Location, brand: Brand) => string);

/** What the document says of a page: the `handle` that its file exports. */
export interface PageHandle {
  /** Its own words. The name of the brand follows them in the document's title. */
  title: Words;
  /** The title is whole as it stands: no name follows it. */
  isTitleWhole?: true;
  /** What breadcrumbs call the page. Defaults to the title. */
  name?: string;
  description: Words;
  /** What search engines are told in their own terms (server/structuredData.ts); the page itself has them in its words. */
  article?: ArticleContent;
  questions?: FaqContent['items'];
}

/** What a page gets: what its loader brought. */
export interface PageProps<Loader extends (...given: never[]) => unknown> {
  loaded: Awaited<ReturnType<Loader>>;
}

/** What the file of a page in `pages/` exports. */
export interface PageModule {
  Component: ComponentType<{ loaded: never }>;
  handle: PageHandle;
  /** Asks the site's data for what the page shows. A refused question is a state (`read`), not an exception. */
  loader?: (site: Site, args: LoaderArgs) => Promise<unknown>;
}

/** What the document says when a page could not be loaded, so that no words of its own are there. */
const failedPage: PageHandle = {
  title: 'Unexpected Application Error!',
  isTitleWhole: true,
  description: 'This page could not be shown.',
};

const isHandle = (value: unknown): value is PageHandle =>
  typeof value === 'object' && value !== null && 'title' in value && 'description' in value;

const resolve = (words: Words, location: Location, brand: Brand) =>
  typeof words === 'string' ? words : words(location, brand);

interface Match {
  handle?: unknown;
  loaderData?: unknown;
}

const handleOf = ({ handle, loaderData }: Match) => {
  if (isHandle(handle)) return handle;
  // A page is what the loader of its route returned (routes.tsx).
  const page = loaderData as Partial<PageModule> | undefined;
  return isHandle(page?.handle) ? page.handle : undefined;
};

/** The deepest handle among the matched routes. */
export const pageHandleOf = (matches: readonly Match[]): PageHandle | undefined =>
  matches.map(handleOf).findLast((handle) => handle !== undefined);

/** What the document says of the page at a location: the deepest matched route that has words for it. */
export function describePage(matches: readonly Match[], location: Location, brand: Brand) {
  const { title, description, isTitleWhole = false, name } = pageHandleOf(matches) ?? failedPage;
  const ownTitle = resolve(title, location, brand);
  return {
    /** The page's own name, as a breadcrumb shows it. */
    name: name ?? ownTitle,
    // Its own words first, for tabs are narrow.
    title: isTitleWhole ? ownTitle : `${ownTitle} · ${brand.name}`,
    description: resolve(description, location, brand),
  };
}
