import type { Remote } from './remote.ts';

/**
 * Returns the value of `aria-busy`, which is set even when nothing is busy. If the attribute appeared later, Firefox
 * would rebuild the accessible objects inside, and Orca would leave the field that has the focus.
 */
export const busyIfStale = (remote: Remote<unknown> | undefined): boolean =>
  remote?.status === 'ready' && remote.isStale === true;
