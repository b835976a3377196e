/** Routes as values, from which the server's handlers and the site's requests derive their types. */
import type { z } from 'zod';

export interface Route {
  /** The people who may send it: everyone, customers, or administrators with at least these `AdministratorRights`. */
  audience: 'everybody' | 'customers' | 'read' | 'orders' | 'all';
  /** A description of the request, which is its `summary` in openapi.json. */
  does: string;
  /** JSON in the query parameter `query`: `?query={"limit":50}`. */
  query?: z.ZodType;
  body?: z.ZodType;
  /** A required header in addition to the header of a body. */
  header?: 'If-Match' | 'Idempotency-Key' | 'X-File-Name';
  /** The response as JSON. Without it, the response is 204. */
  reply?: z.ZodType;
  /** The type of a response that is not JSON, or is a file. It is sent without validation. */
  media?: 'text/csv' | 'application/json' | 'application/octet-stream';
  /** The status instead of 200 or 204. */
  status?: 201 | 202;
  /** The action that a kind must support to have the route. */
  can?: 'edit' | 'setStatus' | 'add' | 'remove';
}

type RouteName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

export type Routes = Readonly<Record<RouteName, Route>>;

export const routesFor = <
  const Audience extends Route['audience'],
  const Table extends Readonly<Record<RouteName, Omit<Route, 'audience'>>>,
>(
  audience: Audience,
  // A misspelt property is an error.
  table: Table & { [Name in keyof Table]: { [Key in Exclude<keyof Table[Name], keyof Route>]: never } },
) =>
  Object.fromEntries(Object.entries(table).map(([name, route]) => [name, { ...route, audience }])) as {
    readonly [Name in keyof Table]: Table[Name] & { audience: Audience };
  };

type ParameterOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

export type ParametersOf<Name extends string> = Readonly<Record<ParameterOf<Name>, string>>;

type OutputOf<Of, Part extends string> =
  Of extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : undefined;

/** The validated query, as the handler receives it. */
export type QueryOf<Of> = OutputOf<Of, 'query'>;
export type BodyOf<Of> = OutputOf<Of, 'body'>;

/** The response, as the client receives it. */
export type ReplyOf<Of> = OutputOf<Of, 'reply'>;

type Immutable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : { readonly [Key in keyof Value]: Immutable<Value[Key]> };

/** The input that a client may send. A schema with unknown input uses its output. */
type Sent<Schema extends z.ZodType> = unknown extends z.input<Schema> ? z.output<Schema> : Immutable<z.input<Schema>>;

type Needs<Of, Part extends string> =
  Of extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? Record<Part, Sent<Schema>> : unknown;

export type RequestOf<Name extends string, Of> = Needs<Of, 'query'> &
  Needs<Of, 'body'> &
  (ParameterOf<Name> extends never ? unknown : { parameters: ParametersOf<Name> }) &
  (Of extends { header: infer Header extends string } ? { headers: Readonly<Record<Header, string>> } : unknown);
