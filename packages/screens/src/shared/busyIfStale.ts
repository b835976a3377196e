import type { Remote } from './remote.ts';

/** The `aria-busy` of a region that shows a remote value. Left out while nothing is fetched: some screen readers say “not busy”. */
export const busyIfStale = (remote: Remote<unknown> | undefined): true | undefined =>
  remote?.status === 'ready' && remote.isStale ? true : undefined;
