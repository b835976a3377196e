import type { ReadableStream } from 'node:stream/web';
import type { Received } from './receive.ts';

/** Stores the bytes of uploaded files. Their names and owners are in the table `files`. */
export interface FileStore {
  /** Stores a stream under an id: all of it, or nothing if it breaks off or is too large. */
  store: (id: string, body: ReadableStream) => Promise<Received>;
  /** The bytes; `undefined` if there is nothing with this id. */
  read: (id: string) => Promise<ReadableStream | undefined>;
  /** How many bytes are free on the disk on which uploads are received. */
  freeBytes: () => Promise<number>;
  remove: (id: string) => Promise<void>;
}
