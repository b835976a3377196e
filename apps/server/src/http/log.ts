import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

export type Log = (entry: Readonly<Record<string, string | number | undefined>>) => void;

/** Writes a line of JSON. Pass no names, addresses, contents or ids of people. */
export const writeLog: Log = (entry) =>
  void process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);

/** What an error is and where, without its message: that of a database can quote a row. */
export const errorEntry = (error: unknown) =>
  error instanceof Error
    ? {
        error: error.name,
        code: 'code' in error ? String(error.code) : undefined,
        stack: error.stack
          ?.split('\n')
          .filter((line) => line.startsWith('    at '))
          .slice(0, 8)
          .join('\n'),
      }
    : { error: typeof error };

/** Logs each request by its route, which has no ids in it. */
export const logRequests =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    const start = performance.now();
    await next();
    const milliseconds = Math.round(performance.now() - start);
    log({ method: context.req.method, route: routePath(context, -1), status: context.res.status, milliseconds });
  };
