import type { MiddlewareHandler } from 'hono';
import { ApiError } from './apiError.ts';

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Prevents CSRF. Scripts cannot forge `Sec-Fetch-Site`; older browsers send only `Origin`. */
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
