import type { BodyOf, ParametersOf, QueryOf, ReplyOf, Route } from '@pcb/api/route';
import { type AllRoutes, routes } from '@pcb/api/routes';
import { recordNumber } from '@pcb/api/values';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { guard } from '../auth/guard.ts';
import { ApiError } from './apiError.ts';
import { parseAs, readBody } from './body.ts';
import type { Env, Services } from './types.ts';

const number = recordNumber.transform(Number);

/** The parameters of paths, by name. */
const pathParameters = z.strictObject({ id: z.uuid(), number, key: number }).partial();

type ParsedParametersOf<Name extends string> = Readonly<{
  [Parameter in keyof ParametersOf<Name>]: Parameter extends 'id' ? string : number;
}>;

export type HandlerOf<Name extends string, Of> = (
  context: Context<Env>,
  request: { parameters: ParsedParametersOf<Name>; query: QueryOf<Of>; body: BodyOf<Of> },
) => Promise<Of extends { media: string } ? Response : Of extends { reply: z.ZodType } ? ReplyOf<Of> : void>;

type Handle = <Name extends keyof AllRoutes>(name: Name, handler: HandlerOf<Name, AllRoutes[Name]>) => void;

type HandleRoute = <Name extends string, Of extends Route>(name: Name, route: Of, handler: HandlerOf<Name, Of>) => void;

export interface Handlers {
  handle: Handle;
  handleRoute: HandleRoute;
}

/** Set by `npm run build:server`. */
const checksReplies = process.env['NODE_ENV'] !== 'production';

/** Omits values, which may be personal data. */
class WrongReply extends Error {
  override readonly name = 'WrongReply';
  readonly code: string;
  constructor(name: string, paths: readonly string[]) {
    super(name);
    this.code = `${name}: ${paths.join(', ')}`;
  }
}

function check(name: string, { reply }: Route, value: unknown) {
  const problem = reply ? reply.safeParse(value).error : value !== undefined;
  if (!problem) return;
  throw new WrongReply(name, problem === true ? [] : problem.issues.map(({ path }) => path.join('.')));
}

export function handlersIn(app: Hono<Env>, services: Services): Handlers {
  const handleRoute: HandleRoute = (name, route, handler) => {
    const [method = '', path = ''] = name.split(' ');
    const { audience, media, status } = route;
    if (audience !== 'everybody' && audience !== 'customers' && !path.startsWith('/api/admin/'))
      throw new Error(`${name} is for administrators, and nothing guards it outside of /api/admin`);
    const guards = audience === 'customers' ? [guard(services, 'customer')] : [];
    app.on(method, [path], ...guards, async (context) => {
      const parameters = pathParameters.safeParse(context.req.param());
      if (!parameters.success) throw new ApiError('notFound');
      const request = {
        parameters: parameters.data,
        query: route.query && parseAs(route.query, context.req.query('query') ?? '{}'),
        body: route.body && (await readBody(context, route.body)),
      };
      // Their types follow from the route's schemas, which have just parsed them.
      const reply: unknown = await handler(context, request as Parameters<typeof handler>[1]);
      if (media !== undefined && reply instanceof Response) return reply;
      if (checksReplies) check(name, route, reply);
      if (reply === undefined) return context.body(null, status ?? 204);
      return context.json(reply, status ?? 200);
    });
  };
  return { handleRoute, handle: (name, handler) => handleRoute(name, routes[name], handler) };
}
