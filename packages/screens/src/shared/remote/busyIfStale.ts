import type { Remote } from './remote.ts';

/**
 * The `aria-busy` value of a region with remote data. `undefined` rather than `false`, because some screen readers
 * announce “not busy”.
 */
export const busyIfStale = (remote: Remote<unknown> | undefined): true | undefined =>
  remote?.status === 'ready' && remote.isStale ? true : undefined;
