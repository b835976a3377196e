import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** Whether the prerendered page is hydrated. Until then nothing may depend on the hash or the query. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
