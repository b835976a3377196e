'use client';
import { useControllable } from '@pcb/ui/useControllable';
import { type RefObject, useRef } from 'react';

export interface QueryProps {
  /** The search query. If omitted, the screen keeps its own. */
  query?: string;
  /** Called when the query changes, on every keystroke. */
  onQueryChange?: (query: string) => void;
}

export interface Search {
  query: string;
  setQuery: (query: string) => void;
  /** Also focuses the field. */
  clear: () => void;
  field: RefObject<HTMLInputElement | null>;
}

export function useSearch({ query: given, onQueryChange }: QueryProps): Search {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useControllable(given, '', onQueryChange);
  const clear = () => {
    // The pressed button unmounts with the query, so move focus first.
    field.current?.focus();
    setQuery('');
  };
  return { query, setQuery, clear, field };
}
