import type { Brand } from '@pcb/screens/brand';
import type { FaqContent } from '@pcb/screens/content/pages';
import type { ArticleContent } from '@pcb/screens/content/pages/articles';
import type { ComponentType } from 'react';
import type { Location } from 'react-router-dom';
import type { Site } from '../../createSite.ts';
import type { LoaderArgs } from './guards.ts';

type MetaText = string | ((location: Location, brand: Brand) => string);

export interface PageHandle {
  title: MetaText;
  tabs?: readonly string[];
  /** Matches the queries and hashes that change the content of the page (prerender/waitScript.ts). */
  waitsFor?: RegExp;
  isTitleWhole?: boolean;
  name?: string;
  description: MetaText;
  /** Whether the page has its own main action: the quote button of the header is then an outline. */
  hasMainAction?: boolean;
  /** Whether the page has several columns, for which the shell is wider. */
  isWide?: boolean;
  article?: ArticleContent;
  questions?: FaqContent['items'];
}

export interface PageProps<Loader extends (...given: never[]) => unknown> {
  loaded: Awaited<ReturnType<Loader>>;
}

export interface PageModule {
  Component: ComponentType<{ loaded: never }>;
  handle: PageHandle;
  /** A rejected promise becomes a state (`read`), not an exception. */
  loader?: (site: Site, args: LoaderArgs) => Promise<unknown>;
}

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

export const pageHandleOf = (matches: readonly Match[]): PageHandle | undefined =>
  matches.map(handleOf).findLast((handle) => handle !== undefined);

/** Uses the deepest matched route that has a handle. */
export function describePage(matches: readonly Match[], location: Location, brand: Brand) {
  const { title, description, isTitleWhole = false, name } = pageHandleOf(matches) ?? failedPage;
  const ownTitle = resolve(title, location, brand);
  return {
    name: name ?? ownTitle,
    // The page title comes first, because browser tabs are narrow.
    title: isTitleWhole ? ownTitle : `${ownTitle} · ${brand.name}`,
    description: resolve(description, location, brand),
  };
}
