/** Versions of records: a change says which one it started from. */
import type { Context } from 'hono';
import { ApiError } from './apiError.ts';

export const etagOf = ({ version }: { version: number }) => ({ ETag: `"${version}"` });

/** The version in `If-Match`. A proxy that compresses an answer puts `W/` before its tag. */
export function versionOf(context: Context): number {
  const [, version] = /^(?:W\/)?"(\d{1,9})"$/.exec(context.req.header('If-Match') ?? '') ?? [];
  if (version === undefined) throw new ApiError('versionMissing');
  return Number(version);
}
