import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { routePath } from 'hono/route';

export type Log = (entry: Readonly<Record<string, string | number | undefined>>) => void;

/** Writes a line of JSON. Never pass names, addresses, contents or ids of people. */
export const writeLog: Log = (entry) =>
  void process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);

/** Without the message: a database error can quote a row. */
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

/** Logs each request with its request id and by route pattern, which contains no ids of people. */
export const logRequests =
  (log: Log): MiddlewareHandler<{ Variables: RequestIdVariables }> =>
  async (context, next) => {
    const start = performance.now();
    await next();
    const milliseconds = Math.round(performance.now() - start);
    const { method } = context.req;
    const { status } = context.res;
    log({ request: context.get('requestId'), method, route: routePath(context, -1), status, milliseconds });
  };
