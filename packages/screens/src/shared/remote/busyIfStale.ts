import type { Remote } from './remote.ts';

/** `undefined` rather than `false`, because some screen readers announce “not busy”. */
export const busyIfStale = (remote: Remote<unknown> | undefined): true | undefined =>
  remote?.status === 'ready' && remote.isStale ? true : undefined;
