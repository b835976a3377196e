import type { BodyOf, ParametersOf, QueryOf, ReplyOf, Route } from '@pcb/api/route';
import { type AllRoutes, routes } from '@pcb/api/routes';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { guard } from '../auth/guard.ts';
import { parseAs, readBody } from './body.ts';
import type { Env, Services } from './types.ts';

export type HandlerOf<Name extends string, Of> = (
  context: Context<Env>,
  request: { parameters: ParametersOf<Name>; query: QueryOf<Of>; body: BodyOf<Of> },
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
    const { for: audience, media, status } = route;
    if (audience !== 'everybody' && audience !== 'customers' && !path.startsWith('/api/admin/'))
      throw new Error(`${name} is for administrators, and nothing guards it outside of /api/admin`);
    const guards = audience === 'customers' ? [guard(services, 'customer')] : [];
    app.on(method, [path], ...guards, async (context) => {
      const request = {
        parameters: context.req.param(),
        query: route.query && parseAs(route.query, context.req.query('query') ?? '{}'),
        body: route.body && (await readBody(context, route.body)),
      };
      // Their types follow from the route's schemas, which have just parsed them.
      const answer: unknown = await handler(context, request as Parameters<typeof handler>[1]);
      if (media !== undefined && answer instanceof Response) return answer;
      if (checksReplies) check(name, route, answer);
      if (answer === undefined) return context.body(null, status ?? 204);
      return context.json(answer, status ?? 200);
    });
  };
  return { handleRoute, handle: (name, handler) => handleRoute(name, routes[name], handler) };
}
