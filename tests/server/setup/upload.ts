import { type StoredFile, storedFile } from '@pcb/api/files';
import type { App } from './people.ts';

/** Uploads a file of a signed-in user. */
export async function upload(
  app: App,
  { cookie }: { cookie: string },
  name: string,
  body = 'the data',
): Promise<StoredFile> {
  const headers = { cookie, 'X-File-Name': encodeURIComponent(name) };
  return storedFile.parse(await (await app.request('/api/files', { method: 'POST', headers, body })).json());
}
