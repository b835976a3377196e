import { useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../app/hooks/useHydrated.ts';
import { useSite } from '../app/hooks/useSite.ts';
import { addsEntry, readSearch, type UrlState, type SearchSchema, writeSearch } from './searchSchema.ts';

interface Mark {
  before?: UrlState;
}

interface Write {
  url: UrlState;
  from: Location;
  /** A new object each time, which distinguishes its location from Back or a link. */
  mark: Mark;
}

/** Pages are prerendered without query and hash. */
const prerendered: UrlState = { search: '', hash: '' };

/**
 * The router commits writes in order and may skip some. A location that does not match any of them, as after Back, discards them all.
 */
function pendingWrites(writes: readonly Write[], location: Location): readonly Write[] {
  const arrived = writes.findIndex(({ mark }) => mark === location.state);
  if (arrived !== -1) return writes.slice(arrived + 1).map((write) => ({ ...write, from: location }));
  return writes.every(({ from }) => from === location) ? writes : [];
}

const isSame = (one: UrlState, other: UrlState) => one.search === other.search && one.hash === other.hash;

export type ChangeSearch<Values> = (change: Partial<Values>, history?: 'push' | 'replace') => void;

/**
 * Keeps page state in the URL, so that it can be shared and survives a reload. The values update synchronously, so a
 * controlled field keeps its text and caret although the router commits the URL later. They follow Back, Forward and
 * links.
 *
 * @example const [{ query }, change] = useSearchState({ query: text('q') });
 */
export function useSearchState<Values>(schema: SearchSchema<Values>): readonly [Values, ChangeSearch<Values>] {
  const location = useLocation();
  const navigate = useNavigate();
  const { routerState } = useSite();
  const shown = location.search + location.hash;
  const isHydrated = useHydrated(() => shown, '') === shown;
  const [writes, setWrites] = useState<readonly Write[]>([]);
  // Derived here and removed by the next change: setting state when the location arrives would render the page once
  // more.
  const pending = pendingWrites(writes, location);
  const url = isHydrated ? (pending.at(-1)?.url ?? location) : prerendered;

  // A second change in one event, or a callback from an earlier render, builds on the newest URL.
  const newest = useRef<{ url: UrlState; location: Location }>({ url, location });
  useLayoutEffect(() => {
    newest.current = { url, location };
  });
  const change: ChangeSearch<Values> = (values, history = addsEntry(schema, values) ? 'push' : 'replace') => {
    const { url: current, location: from } = newest.current;
    // The router may have left, and would write these values into the URL of the next page.
    if ((routerState()?.location ?? from).pathname !== from.pathname) return;
    const next = writeSearch(schema, current, values);
    if (isSame(next, current)) return;
    const isAdding = history === 'push';
    const mark: Mark = isAdding ? { before: { search: current.search, hash: current.hash } } : {};
    newest.current = { url: next, location: from };
    setWrites((all) => [...pendingWrites(all, from), { url: next, from, mark }]);
    const { before } = (from.state ?? {}) as Mark;
    const isUndoing = !isAdding && isSame(current, from) && before !== undefined && isSame(next, before);
    // Replacing the entry would leave two identical ones, and Back would appear to do nothing.
    if (isUndoing) void navigate(-1);
    else void navigate(next, { replace: !isAdding, preventScrollReset: true, state: mark });
  };
  return [readSearch(schema, url), change];
}
