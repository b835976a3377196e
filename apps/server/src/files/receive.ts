import { maxFileSize } from '@pcb/quoting/orderFiles';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { ApiError } from '../http/apiError.ts';

export const draftEnding = '.part';

export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export interface Received {
  /** In bytes. */
  size: number;
  sha256: Buffer;
}

/** Writes a stream to a new file, and removes the file if the stream breaks off. */
export async function receive(body: ReadableStream, path: string): Promise<Received> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      hash.update(chunk);
      if (size > maxFileSize) done(new ApiError('tooLarge'));
      else done(null, chunk);
    },
  });
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(Readable.fromWeb(body), measure, file);
  } catch (error) {
    // The file may still be opening, and would appear after it is removed.
    if (!file.closed) await new Promise<void>((closed) => file.once('close', closed));
    await rm(path, { force: true });
    throw error;
  }
  return { size, sha256: hash.digest() };
}
