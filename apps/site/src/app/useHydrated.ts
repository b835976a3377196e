import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/**
 * A value of the browser, such as the hash, that a prerendered page does not have: while it hydrates, the value it was
 * prerendered with. Renders again only if the two differ.
 *
 * @example const hash = useHydrated(() => window.location.hash, '');
 */
export const useHydrated = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(noSubscription, read, () => prerendered);
