'use client';
import { type RefObject, useRef } from 'react';
import { useControllable } from '../useControllable.ts';

/** The query of a search that a screen does itself. */
export interface QueryProps {
  /** The search query (controlled). */
  query?: string;
  /** The initial search query (uncontrolled). @default '' */
  defaultQuery?: string;
  /** Called when the query changes, with every keystroke. */
  onQueryChange?: (query: string) => void;
}

export interface Search {
  query: string;
  setQuery: (query: string) => void;
  /** Removes the query and focuses the field. */
  clear: () => void;
  field: RefObject<HTMLInputElement | null>;
}

/** The state of a search, for `SearchBar` and `NothingFound`. */
export function useSearch({ query: given, defaultQuery = '', onQueryChange }: QueryProps): Search {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useControllable(given, defaultQuery, onQueryChange);
  const clear = () => {
    // The pressed button unmounts with the query, so move focus first.
    field.current?.focus();
    setQuery('');
  };
  return { query, setQuery, clear, field };
}
