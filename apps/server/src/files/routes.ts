import { Hono } from 'hono';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { z } from 'zod';
import { guard } from '../auth/guard.ts';
import { ApiError } from '../http/apiError.ts';
import type { Env, Services } from '../http/types.ts';

/** The most bytes of an upload. */
export const maxFile = 50_000_000;

/** The file name in a header, where it is encoded as in a URL. */
function nameOf(header: string | undefined): string {
  try {
    const name = decodeURIComponent(header ?? '').trim();
    // For display and downloads only: on disk a file has the name of its id.
    if (name !== '' && name.length <= 200 && !/[\\/\p{Cc}]/u.test(name)) return name;
  } catch {
    // Not encoded properly.
  }
  throw new ApiError('invalid', { fields: { 'X-File-Name': 'impossible' } });
}

/** Writes a stream to a file as it comes. */
async function store(body: ReadableStream, path: string) {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      hash.update(chunk);
      if (size > maxFile) done(new ApiError('tooLarge'));
      else done(null, chunk);
    },
  });
  try {
    await pipeline(Readable.fromWeb(body), measure, createWriteStream(`${path}.part`, { flags: 'wx', flush: true }));
    await rename(`${path}.part`, path);
  } catch (error) {
    await rm(`${path}.part`, { force: true });
    throw error;
  }
  return { size, sha256: hash.digest() };
}

/** Fabrication files of customers. They are stored as they are and never unpacked here. */
export function fileRoutes(services: Services): Hono<Env> {
  const { pool, filesFolder } = services;
  const app = new Hono<Env>();
  app.use(guard(services, 'customer'));

  app.post('/', async (context) => {
    const name = nameOf(context.req.header('X-File-Name'));
    const { body } = context.req.raw;
    if (!body || Number(context.req.header('Content-Length') ?? 0) > maxFile)
      throw new ApiError(body ? 'tooLarge' : 'invalid');
    const id = randomUUID();
    const { size, sha256 } = await store(body as ReadableStream, join(filesFolder, id));
    await pool.query('insert into files (id, user_id, name, size, sha256) values ($1, $2, $3, $4, $5)', [
      ...[id, context.get('person').id, name, size, sha256],
    ]);
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
    const stream = Readable.toWeb(createReadStream(join(filesFolder, String(id.data))));
    return context.body(stream as globalThis.ReadableStream, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(found.size),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`,
    });
  });
  return app;
}
