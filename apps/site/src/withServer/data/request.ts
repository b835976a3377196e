import { recordRoute } from '@pcb/api/recordRoute';
import type { RecordRoutes } from '@pcb/api/records';
import type { ReplyOf, RequestOf } from '@pcb/api/route';
import type { AllRoutes } from '@pcb/api/routes';
import type { recordKinds, Section } from '@pcb/records/kinds';
import { DataError } from '../../data/dataError.ts';
import { errorOf } from './errorOf.ts';

export interface ServerResponse<Value> {
  value: Value;
  version: string | null;
}

interface Options {
  signal?: AbortSignal | undefined;
}

interface Details extends Options {
  parameters?: Readonly<Record<string, string>>;
  query?: unknown;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

type DetailsOf<Name extends string, Of> =
  unknown extends RequestOf<Name, Of> ? [details?: Options] : [details: RequestOf<Name, Of> & Options];

/** By the name of a route in @pcb/api. @throws `DataError` unless it succeeds, and `AbortError`. */
type RequestFor<Table> = <Name extends keyof Table & string>(
  name: Name,
  ...details: DetailsOf<Name, Table[Name]>
) => Promise<ServerResponse<ReplyOf<Table[Name]>>>;

export type RouteName = keyof AllRoutes;
export type DetailsOfRoute<Name extends RouteName> = DetailsOf<Name, AllRoutes[Name]>;
export type Reply<Name extends RouteName> = ReplyOf<AllRoutes[Name]>;

type Kinds = typeof recordKinds;

export interface ServerRequest extends RequestFor<AllRoutes> {
  kind: <Kind extends Section>(kind: Kind) => RequestFor<RecordRoutes<Kinds[Kind]>>;
}

type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

const json = { 'Content-Type': 'application/json' };

const pathOf = (path: string, { parameters = {}, query }: Details) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? '')) +
  (query === undefined ? '' : `?query=${encodeURIComponent(JSON.stringify(query))}`);

/** The only place where the browser trusts its server: it has no schemas. Tests check the server's replies. */
async function receive<Value>(send: Send, name: string, details: Details = {}): Promise<ServerResponse<Value>> {
  const [method = '', path = ''] = name.split(' ');
  const { body, headers, signal } = details;
  const exchange = async () => {
    const response = await send(pathOf(path, details), {
      method,
      headers: { ...(body !== undefined && json), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    return { response, text: await response.text() };
  };
  const { response, text } = await exchange().catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new DataError('offline', { cause });
  });
  signal?.throwIfAborted();
  if (!response.ok) throw await errorOf(text, response.headers);
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  const value = (text === '' ? undefined : isJson ? JSON.parse(text) : text) as Value;
  return { value, version: response.headers.get('ETag') };
}

/** @param send `fetch`, or a replacement in tests. */
export function requestWith(send: Send): ServerRequest {
  const request: RequestFor<AllRoutes> = (name, ...[details]) => receive(send, name, details);
  const kind: ServerRequest['kind'] =
    (section) =>
    (name, ...[details]) =>
      receive(send, recordRoute(section, name), details);
  return Object.assign(request, { kind });
}

export const requestServer: ServerRequest = requestWith((path, init) => fetch(path, init));
