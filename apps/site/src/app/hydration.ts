import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser has taken over the prerendered page. Only then may the address's hash and query be shown. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
