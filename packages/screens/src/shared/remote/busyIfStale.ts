import type { Remote } from './remote.ts';

/**
 * For `aria-busy`. Also set when not busy: where the attribute appears later, Firefox rebuilds the accessible objects
 * inside, and Orca leaves the field that has the focus.
 */
export const busyIfStale = (remote: Remote<unknown> | undefined): boolean =>
  remote?.status === 'ready' && remote.isStale === true;
