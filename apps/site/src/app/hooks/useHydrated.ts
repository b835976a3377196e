import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/**
 * Reads a value that only the browser knows, such as the hash. Returns the prerendered value during hydration, and
 * renders again only if the two differ.
 *
 * @example const hash = useHydrated(() => window.location.hash, '');
 */
export const useHydrated = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(noSubscription, read, () => prerendered);
