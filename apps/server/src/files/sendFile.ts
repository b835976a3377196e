import type { StoredFile } from '@pcb/api/files';
import type { Context } from 'hono';
import { ApiError } from '../http/apiError.ts';
import type { Services } from '../http/types.ts';
import { attachment } from './names.ts';

export async function sendFile(context: Context, { files, log }: Services, file: StoredFile | undefined) {
  if (!file) throw new ApiError('notFound');
  const stream = await files.read(file.id);
  if (!stream) {
    // The folder or bucket has changed, or the file is lost.
    log({ level: 'error', error: 'FileMissing' });
    throw new ApiError('notFound');
  }
  const headers = {
    'Content-Type': 'application/octet-stream',
    'Content-Length': String(file.size),
    'Content-Disposition': attachment(file.name),
  };
  if (context.req.method !== 'HEAD') return context.body(stream as globalThis.ReadableStream, 200, headers);
  // Hono would drop the stream without closing it.
  await stream.cancel();
  return context.body(null, 200, headers);
}
