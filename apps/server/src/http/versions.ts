/** Versions of records. An edit states its version, so that it cannot overwrite another edit. */
import type { Context } from 'hono';
import { ApiError } from './apiError.ts';

export const setVersion = (context: Context, { version }: { version: number }) =>
  context.header('ETag', `"${version}"`);

export function versionOf(context: Context): number {
  const [, version] = /^(?:W\/)?"(\d{1,9})"$/.exec(context.req.header('If-Match') ?? '') ?? [];
  if (version === undefined) throw new ApiError('versionMissing');
  return Number(version);
}
