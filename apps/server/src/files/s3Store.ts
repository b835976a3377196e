import { AwsClient } from 'aws4fetch';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ApiError } from '../http/apiError.ts';
import type { FileStore } from './fileStore.ts';
import { draftEnding, freeBytesIn, receive } from './receive.ts';

interface S3Settings {
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** In milliseconds, including the time of an upload. */
const timeout = 60_000;

/**
 * Uploads are received into a folder first: S3 needs length and hash before the bytes, and breaks off when a slow
 * sender pauses.
 */
export function s3Store({ url, region, keyId, secret }: S3Settings, folder: string): FileStore {
  // The client's ten retries would fail, because the stream of an upload is consumed.
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, retries: 0 });

  async function send(method: string, id: string, init: RequestInit = {}): Promise<Response> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), timeout);
    let response: Response;
    try {
      response = await client.fetch(`${url.replace(/\/$/, '')}/${id}`, { ...init, method, signal: stop.signal });
    } catch {
      // S3 is unreachable, or the connection broke.
      throw new ApiError('busy');
    } finally {
      clearTimeout(timer);
    }
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 429 || response.status >= 500) throw new ApiError('busy');
    return response;
  }

  const fail = ({ status }: Response): never => {
    // For example, the settings are wrong. The code appears in the log.
    throw Object.assign(new Error('S3 refused a request'), { code: `S3-${status}` });
  };

  return {
    store: async (id, body) => {
      const draft = join(folder, id + draftEnding);
      const received = await receive(body, draft);
      try {
        const response = await send('PUT', id, {
          body: Readable.toWeb(createReadStream(draft)) as globalThis.ReadableStream,
          headers: {
            'Content-Length': String(received.size),
            'Content-Type': 'application/octet-stream',
            // Signed: S3 refuses an object that was changed in transit.
            'X-Amz-Content-Sha256': received.sha256.toString('hex'),
          },
        });
        if (!response.ok) fail(response);
      } finally {
        await rm(draft, { force: true });
      }
      return received;
    },
    read: async (id) => {
      const response = await send('GET', id);
      if (response.status === 404) return undefined;
      return response.ok ? (response.body as ReadableStream) : fail(response);
    },
    freeBytes: () => freeBytesIn(folder),
    remove: async (id) => {
      const response = await send('DELETE', id);
      if (!response.ok && response.status !== 404) fail(response);
    },
  };
}
