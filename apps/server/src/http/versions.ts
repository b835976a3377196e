/** Versions of records. An edit says which one it started from, so that no other edit is lost. */
import type { Context } from 'hono';
import { ApiError } from './apiError.ts';

/** Answers with the version of a record as its `ETag`. */
export const setVersion = (context: Context, { version }: { version: number }) =>
  context.header('ETag', `"${version}"`);

/** The version in `If-Match`. Proxies that compress a response weaken its ETag with `W/`. */
export function versionOf(context: Context): number {
  const [, version] = /^(?:W\/)?"(\d{1,9})"$/.exec(context.req.header('If-Match') ?? '') ?? [];
  if (version === undefined) throw new ApiError('versionMissing');
  return Number(version);
}
