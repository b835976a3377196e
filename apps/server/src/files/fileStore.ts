import type { ReadableStream } from 'node:stream/web';
import type { Received } from './receive.ts';

/** Stores the bytes of uploaded files. Their names and owners are in the table `files`. */
export interface FileStore {
  /** Stores a stream completely, or not at all if it breaks off or is too large. */
  store: (id: string, body: ReadableStream) => Promise<Received>;
  read: (id: string) => Promise<ReadableStream | undefined>;
  freeBytes: () => Promise<number>;
  remove: (id: string) => Promise<void>;
}
