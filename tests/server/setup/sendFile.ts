import { createApp } from '../../../apps/server/src/app.ts';
import type { Services } from '../../../apps/server/src/http/types.ts';
import type { openServer } from './openServer.ts';

export type Server = Awaited<ReturnType<typeof openServer>>;

/** Sends a file with any body, name and headers. */
export const sendFile = (app: Server['app'], cookie: string, body: BodyInit, name = 'a.zip', headers = {}) =>
  app.request('/api/files', {
    method: 'POST',
    headers: { cookie, 'X-File-Name': name, ...headers },
    body,
    // @ts-expect-error Node requires it for a stream; the browser types do not have it.
    duplex: 'half',
  });

/** The routes with replaced services. */
export const appWith = ({ services }: Server, other: Partial<Services>) => createApp({ ...services, ...other });
