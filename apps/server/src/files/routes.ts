import type { StoredFile } from '@pcb/api/files';
import { maxFileSize } from '@pcb/quoting/orderFiles';
import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import type { ReadableStream } from 'node:stream/web';
import { guard } from '../auth/guard.ts';
import { countAttempt } from '../auth/throttle.ts';
import { ApiError } from '../http/apiError.ts';
import type { Env, Services } from '../http/types.ts';
import { fileIdOf, sendFile } from './sendFile.ts';

/** The file name in a header, where it is encoded as in a URL. */
function nameOf(header: string | undefined): string {
  try {
    const name = decodeURIComponent(header ?? '').trim();
    // For display and downloads only: a store knows a file by its id.
    if (name !== '' && name.length <= 255 && !/[\\/\p{Cc}]/u.test(name)) return name;
  } catch {
    // Not encoded properly.
  }
  throw new ApiError('invalid', { fields: { 'X-File-Name': 'impossible' } });
}

/** The files of the customer who is signed in. They are stored as they are and never unpacked here. */
export function fileRoutes(services: Services): Hono<Env> {
  const { pool, files } = services;
  const app = new Hono<Env>();
  app.use(guard(services, 'customer'));

  app.post('/', async (context) => {
    const name = nameOf(context.req.header('X-File-Name'));
    const { body } = context.req.raw;
    if (!body || Number(context.req.header('Content-Length') ?? 0) > maxFileSize)
      throw new ApiError(body ? 'tooLarge' : 'invalid');
    const { id: userId } = context.get('person');
    await countAttempt(pool, 'upload', String(userId));
    const id = randomUUID();
    const { size, sha256 } = await files.store(id, body as ReadableStream);
    try {
      await pool.query('insert into files (id, user_id, name, size, sha256) values ($1, $2, $3, $4, $5)', [
        ...[id, userId, name, size, sha256],
      ]);
    } catch (error) {
      await files.remove(id).catch(() => {});
      throw error;
    }
    return context.json({ id, name, size } satisfies StoredFile, 201);
  });

  app.get('/:id', async (context) => {
    const { rows } = await pool.query<StoredFile>('select id, name, size from files where id = $1 and user_id = $2', [
      fileIdOf(context),
      context.get('person').id,
    ]);
    return sendFile(context, services, rows[0]);
  });
  return app;
}
