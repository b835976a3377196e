/** Routes as values. The server's handlers and the site's requests take their types from them. */
import type { z } from 'zod';

export interface Route {
  /** Who may send the request: everybody, signed-in customers, or administrators with at least these `Rights`. */
  for: 'everybody' | 'customers' | 'read' | 'orders' | 'all';
  /** What it does, for the table in docs/how-to/server.md and for openapi.json. */
  does: string;
  /** What it takes in the parameter `query` of the URL, as JSON: `?query={"limit":50}`. */
  query?: z.ZodType;
  /** The body, as JSON. */
  body?: z.ZodType;
  /** A header that each request needs, besides that of a body. */
  header?: 'If-Match' | 'Idempotency-Key' | 'X-File-Name';
  /** The answer; 204 without one. */
  reply?: z.ZodType;
  /** The type of an answer that is not JSON, or of a file. Such an answer is sent as it comes, and not checked. */
  media?: 'text/csv' | 'application/json' | 'application/octet-stream';
  /** Instead of 200 or 204. */
  status?: 201 | 202;
  /** What a kind of record must be able to do to have the route. */
  can?: 'edit' | 'setStatus' | 'add' | 'remove';
}

/** The method and the path of a route. */
type RouteName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Routes by method and path. */
export type Routes = Readonly<Record<RouteName, Route>>;

/** Routes that the same people may send. */
export const routesFor = <
  const For extends Route['for'],
  const Table extends Readonly<Record<RouteName, Omit<Route, 'for'>>>,
>(
  audience: For,
  // A misspelt property is an error.
  table: Table & { [Name in keyof Table]: { [Key in Exclude<keyof Table[Name], keyof Route>]: never } },
) =>
  Object.fromEntries(Object.entries(table).map(([name, route]) => [name, { ...route, for: audience }])) as {
    readonly [Name in keyof Table]: Table[Name] & { for: For };
  };

type ParameterOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The parameters in the path of a route. */
export type ParametersOf<Name extends string> = Readonly<Record<ParameterOf<Name>, string>>;

type OutputOf<Of, Part extends string> =
  Of extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : undefined;

/** What the handler of a route gets, checked. */
export type QueryOf<Of> = OutputOf<Of, 'query'>;
export type BodyOf<Of> = OutputOf<Of, 'body'>;

/** What a request gets. */
export type ReplyOf<Of> = OutputOf<Of, 'reply'>;

type Immutable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : { readonly [Key in keyof Value]: Immutable<Value[Key]> };

/** What a client may send. A schema whose input is unknown takes its output. */
type Sent<Schema extends z.ZodType> = unknown extends z.input<Schema> ? z.output<Schema> : Immutable<z.input<Schema>>;

type Needs<Of, Part extends string> =
  Of extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? Record<Part, Sent<Schema>> : unknown;

/** What a client sends with a request. */
export type RequestOf<Name extends string, Of> = Needs<Of, 'query'> &
  Needs<Of, 'body'> &
  (ParameterOf<Name> extends never ? unknown : { parameters: ParametersOf<Name> }) &
  (Of extends { header: infer Header extends string } ? { headers: Readonly<Record<Header, string>> } : unknown);
