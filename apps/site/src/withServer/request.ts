import { DataError } from '../data/dataError.ts';
import { errorOf } from './errorOf.ts';

export interface Answer<Value> {
  value: Value;
  /** The version of a record, for `If-Match`. */
  version: string | null;
}

interface Details {
  /** Sent as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a request and resolves to the response, whose type the caller takes from @pcb/api.
 *
 * @throws `DataError` unless the request succeeds, and `AbortError`.
 */
export type Ask = <Value = undefined>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  details?: Details,
) => Promise<Answer<Value>>;

type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

const json = { 'Content-Type': 'application/json' };

/** @param send `fetch`, or a replacement in tests. */
export const askWith =
  (send: Send): Ask =>
  async <Value>(method: string, path: string, { body, headers, signal }: Details = {}) => {
    const receive = async () => {
      const response = await send(path, {
        method,
        headers: { ...(body !== undefined && json), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
      return { response, text: await response.text() };
    };
    const { response, text } = await receive().catch((cause: unknown) => {
      signal?.throwIfAborted();
      throw new DataError('offline', { cause });
    });
    signal?.throwIfAborted();
    if (!response.ok) throw await errorOf(text, response.headers);
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    const value = (text === '' ? undefined : isJson ? JSON.parse(text) : text) as Value;
    return { value, version: response.headers.get('ETag') };
  };

export const askServer: Ask = askWith((path, init) => fetch(path, init));
