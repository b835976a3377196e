import type { MiddlewareHandler } from 'hono';
import { ApiError } from './apiError.ts';

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/**
 * Refuses changes that another site requests with the visitor's cookies. Browsers say in a header where a request comes
 * from, and a script cannot change that; older ones send the origin alone.
 */
export function sameSiteOnly(publicUrl: string | undefined): MiddlewareHandler {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  return async ({ req }, next) => {
    const site = req.header('Sec-Fetch-Site');
    const origin = req.header('Origin');
    const ownOrigin = publicOrigin ?? new URL(req.url).origin;
    if (!isSafe(req.method)) {
      if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new ApiError('forbidden');
      if (origin !== undefined && origin !== ownOrigin) throw new ApiError('forbidden');
    }
    await next();
  };
}
