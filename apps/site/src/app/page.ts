import type { ArticleContent } from '@pcb/screens/content/articles';
import type { FaqContent } from '@pcb/screens/content/pages';
import type { ComponentType } from 'react';
import type { Location } from 'react-router-dom';
import { brand } from '../brand.ts';

type Words = string | ((location: Location) => string);

/** What the document says of a page: the `handle` of its route. */
export interface PageHandle {
  title: Words;
  description: Words;
  /** What search engines are told in their own terms (server/structuredData.ts); the page itself has them in its words. */
  article?: ArticleContent;
  questions?: FaqContent['items'];
}

/** What the file of a page in `pages/` exports. */
export interface PageModule {
  Component: ComponentType;
  handle: PageHandle;
}

/** The title of an ordinary page: its own words first, for tabs are narrow. */
export const titled = (words: string): string => `${words} · ${brand.name}`;

/** What the document says of a page by the words that its content file has for that. */
export const described = ({ title, description }: { title: string; description: string }) => ({
  title: titled(title),
  description,
});

/** What the document says when a page could not be loaded, so that no words of its own are there. */
const failedPage: PageHandle = {
  title: 'Unexpected Application Error!',
  description: 'This page could not be shown.',
};

const isHandle = (value: unknown): value is PageHandle =>
  typeof value === 'object' && value !== null && 'title' in value && 'description' in value;

const resolve = (words: Words, location: Location) => (typeof words === 'string' ? words : words(location));

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

/** Title and description of the deepest matched route that has them. */
export function describePage(matches: readonly Match[], location: Location): { title: string; description: string } {
  const { title, description } = pageHandleOf(matches) ?? failedPage;
  return { title: resolve(title, location), description: resolve(description, location) };
}
