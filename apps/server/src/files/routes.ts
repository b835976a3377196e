import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import type { ReadableStream } from 'node:stream/web';
import { z } from 'zod';
import { guard } from '../auth/guard.ts';
import { ApiError } from '../http/apiError.ts';
import type { Env, Services } from '../http/types.ts';
import { maxFile } from './receive.ts';

/** The file name in a header, where it is encoded as in a URL. */
function nameOf(header: string | undefined): string {
  try {
    const name = decodeURIComponent(header ?? '').trim();
    // For display and downloads only: a store knows a file by its id.
    if (name !== '' && name.length <= 200 && !/[\\/\p{Cc}]/u.test(name)) return name;
  } catch {
    // Not encoded properly.
  }
  throw new ApiError('invalid', { fields: { 'X-File-Name': 'impossible' } });
}

/** Fabrication files of customers. They are stored as they are and never unpacked here. */
export function fileRoutes(services: Services): Hono<Env> {
  const { pool, files, log } = services;
  const app = new Hono<Env>();
  app.use(guard(services, 'customer'));

  app.post('/', async (context) => {
    const name = nameOf(context.req.header('X-File-Name'));
    const { body } = context.req.raw;
    if (!body || Number(context.req.header('Content-Length') ?? 0) > maxFile)
      throw new ApiError(body ? 'tooLarge' : 'invalid');
    const id = randomUUID();
    const { size, sha256 } = await files.store(id, body as ReadableStream);
    try {
      await pool.query('insert into files (id, user_id, name, size, sha256) values ($1, $2, $3, $4, $5)', [
        ...[id, context.get('person').id, name, size, sha256],
      ]);
    } catch (error) {
      await files.remove(id).catch(() => {});
      throw error;
    }
    return context.json({ id, name, size }, 201);
  });

  app.get('/:id', async (context) => {
    const id = z.uuid().safeParse(context.req.param('id'));
    const { rows } = await pool.query<{ name: string; size: number }>(
      'select name, size from files where id = $1 and user_id = $2',
      [id.data ?? null, context.get('person').id],
    );
    const [found] = rows;
    if (!found) throw new ApiError('notFound');
    const stream = await files.read(String(id.data));
    if (!stream) {
      // Another folder or bucket than before, or a loss.
      log({ level: 'error', error: 'FileMissing' });
      throw new ApiError('notFound');
    }
    return context.body(stream as globalThis.ReadableStream, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(found.size),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`,
    });
  });
  return app;
}
