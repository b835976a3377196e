import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../app/hydration.ts';
import { addsEntry, readSearch, type SearchAddress, type SearchSchema, writeSearch } from './searchSchema.ts';

/** An address that the router was sent to and has not shown yet. */
interface Write {
  address: SearchAddress;
  /** The state of its history entry. No two are the same object, so the location that arrives can be told from Back or a link. */
  mark: object;
}

/** The address that a page is prerendered for. */
const prerendered: SearchAddress = { search: '', hash: '' };

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
  const [pending, setPending] = useState({ location, writes: [] as readonly Write[] });
  let { writes } = pending;
  if (location !== pending.location) {
    // The router shows writes in their order and may skip some. A location that is none of them wins over all.
    const arrived = writes.findIndex(({ mark }) => mark === location.state);
    writes = arrived === -1 ? [] : writes.slice(arrived + 1);
    setPending({ location, writes });
  }
  const address = isHydrated ? (writes.at(-1)?.address ?? location) : prerendered;

  // A second change in one event, or one by a callback of an earlier render, adds to the newest address.
  const newest = useRef<SearchAddress>(address);
  useLayoutEffect(() => {
    newest.current = address;
  });
  const change = (values: Partial<Values>) => {
    const write = { address: writeSearch(schema, newest.current, values), mark: {} };
    newest.current = write.address;
    setPending((before) => ({ ...before, writes: [...before.writes, write] }));
    void navigate(write.address, {
      replace: !addsEntry(schema, values),
      preventScrollReset: true,
      state: write.mark,
    });
  };
  return [readSearch(schema, address), change];
}
