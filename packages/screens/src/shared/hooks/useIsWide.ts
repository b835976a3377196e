'use client';
import { above } from '@pcb/ui/theme';
import { useSyncExternalStore } from 'react';

const query = () => matchMedia(above.laptop);

function subscribe(onChange: () => void) {
  const media = query();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether there is room next to a form, as on a laptop. For elements that CSS cannot move. `true` on a server. */
export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  );
