import { storedFile } from '@pcb/api/files';
import { maxFileSize } from '@pcb/quoting/orderFiles';
import type { Context } from 'hono';
import type { ReadableStream } from 'node:stream/web';
import { countAttempt } from '../auth/throttle.ts';
import { readRow } from '../database/rows.ts';
import { ApiError, fieldError } from '../http/apiError.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Env, Services } from '../http/types.ts';
import { nameOf } from './names.ts';
import { sendFile } from './sendFile.ts';
import { dropFile, keepFile, reserveStorage } from './storageSpace.ts';

export function fileRoutes({ handle }: Handlers, services: Services) {
  const { pool, files } = services;

  const receiveFile = async (context: Context<Env>) => {
    const name = nameOf(context.req.header('X-File-Name'));
    const { body } = context.req.raw;
    const length = context.req.header('Content-Length');
    if (!body || Number(length ?? 0) > maxFileSize) throw new ApiError(body ? 'tooLarge' : 'invalid');
    const { id: userId } = context.get('person');
    await countAttempt(pool, 'upload', String(userId));
    const id = await reserveStorage(services, { userId, name, size: Number(length ?? maxFileSize) });
    try {
      const received = await files.store(id, body as ReadableStream);
      if (received.size === 0) throw fieldError('invalid', 'file', 'empty');
      await keepFile(services, id, received);
      return { id, name, size: received.size };
    } catch (error) {
      await dropFile(services, id).catch(() => {});
      throw error;
    }
  };
  handle('POST /api/files', receiveFile);
  handle('POST /api/admin/files', receiveFile);

  handle('GET /api/files/:id', async (context, { parameters }) => {
    const found = await readRow(
      pool,
      storedFile,
      `select id, name, size from files where id = $1 and sha256 is not null and (user_id = $2 or exists (
         select from event_files e join order_events v on v.id = e.event_id join orders o on o.number = v.order_number
         where e.file_id = files.id and o.user_id = $2
       ))`,
      [parameters.id, context.get('person').id],
    );
    return sendFile(context, services, found);
  });
}
