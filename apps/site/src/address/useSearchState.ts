import { useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../app/hydration.ts';
import { addsEntry, readSearch, type SearchAddress, type SearchSchema, writeSearch } from './searchSchema.ts';

/** The state of a history entry that a change made. */
interface Mark {
  /** The address of the entry before it, where the change added an entry. */
  before?: SearchAddress;
}

/** An address that the router was sent to and has not shown yet. */
interface Write {
  address: SearchAddress;
  /** The location that was shown when the router was sent. */
  from: Location;
  /** The state of its history entry. No two are the same object, so its location can be told from Back or a link. */
  mark: Mark;
}

/** The address that a page is prerendered for. */
const prerendered: SearchAddress = { search: '', hash: '' };

/**
 * The writes that the router has not shown yet. It shows them in their order and may skip some. A location that belongs
 * to none of them, as after Back or a link, wins over all.
 */
function stillWaiting(writes: readonly Write[], location: Location): readonly Write[] {
  const arrived = writes.findIndex(({ mark }) => mark === location.state);
  if (arrived !== -1) return writes.slice(arrived + 1).map((write) => ({ ...write, from: location }));
  return writes.every(({ from }) => from === location) ? writes : [];
}

const isSame = (one: SearchAddress, other: SearchAddress) => one.search === other.search && one.hash === other.hash;

/**
 * The state of a page in its address, so that it can be shared and survives a reload. Returns the values and a function
 * that changes some of them. The values change in the render of the event that changed them, so a controlled field keeps
 * its letters and its caret although the router shows the new address later. They follow Back, Forward and links.
 *
 * @example const [{ query }, change] = useSearchState({ query: text('q') });
 */
export function useSearchState<Values>(
  schema: SearchSchema<Values>,
): readonly [Values, (change: Partial<Values>) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [writes, setWrites] = useState<readonly Write[]>([]);
  // Derived, and dropped from the state after the commit. To set the state while rendering would leak into later updates:
  // the router's location comes in a transition, which the next letter interrupts.
  const waiting = stillWaiting(writes, location);
  useLayoutEffect(() => setWrites((all) => stillWaiting(all, location)), [location]);
  const address = isHydrated ? (waiting.at(-1)?.address ?? location) : prerendered;

  // A second change in one event, or one by a callback of an earlier render, adds to the newest address.
  const newest = useRef<{ address: SearchAddress; location: Location }>({ address, location });
  useLayoutEffect(() => {
    newest.current = { address, location };
  });
  const change = (values: Partial<Values>) => {
    const { address: current, location: from } = newest.current;
    const next = writeSearch(schema, current, values);
    if (isSame(next, current)) return;
    const isAdding = addsEntry(schema, values);
    const mark: Mark = isAdding ? { before: { search: current.search, hash: current.hash } } : {};
    newest.current = { address: next, location: from };
    setWrites((all) => [...all, { address: next, from, mark }]);
    const { before } = (from.state ?? {}) as Mark;
    const isUndoing = !isAdding && isSame(current, from) && before !== undefined && isSame(next, before);
    // Replacing the entry would leave two equal ones, and Back would seem to do nothing.
    if (isUndoing) void navigate(-1);
    else void navigate(next, { replace: !isAdding, preventScrollReset: true, state: mark });
  };
  return [readSearch(schema, address), change];
}
