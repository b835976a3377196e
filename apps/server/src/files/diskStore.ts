import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from './fileStore.ts';
import { draftEnding, freeBytesIn, receive } from './receive.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

export function diskStore(folder: string): FileStore {
  const pathOf = (id: string) => join(folder, id);
  return {
    store: async (id, body) => {
      const draft = pathOf(id) + draftEnding;
      const received = await receive(body, draft);
      await rename(draft, pathOf(id));
      return received;
    },
    read: async (id) => {
      try {
        const file = await open(pathOf(id));
        return Readable.toWeb(file.createReadStream());
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    freeBytes: () => freeBytesIn(folder),
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
