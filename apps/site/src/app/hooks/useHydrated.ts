import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/**
 * Reads a browser-only value, such as the hash. Returns the prerendered one during hydration.
 *
 * @example const hash = useHydrated(() => window.location.hash, '');
 */
export const useHydrated = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(noSubscription, read, () => prerendered);
