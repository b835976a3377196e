import { DataError } from '../../data/dataError.ts';
import type { FilesData } from '../../data/files.ts';
import { errorOf } from './errorOf.ts';
import type { Reply } from './request.ts';

const retryAfterOf = (request: XMLHttpRequest) =>
  new Headers({ 'Retry-After': request.getResponseHeader('Retry-After') ?? '' });

/** Uploads to a route that stores files, for the customer or an administrator. */
export const uploadTo =
  (path: '/api/files' | '/api/admin/files'): FilesData['upload'] =>
  (file, { onProgress, signal } = {}) =>
    new Promise<Reply<'POST /api/files'>>((resolve, reject) => {
      signal?.throwIfAborted();
      // `fetch` reports no upload progress.
      const request = new XMLHttpRequest();
      request.open('POST', path);
      request.setRequestHeader('Content-Type', 'application/octet-stream');
      request.setRequestHeader('X-File-Name', encodeURIComponent(file.name));
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.floor((100 * loaded) / total));
      request.onload = () => {
        if (request.status === 201) resolve(JSON.parse(request.responseText) as Reply<'POST /api/files'>);
        else void errorOf(request.responseText, retryAfterOf(request)).then(reject);
      };
      request.onerror = () => reject(new DataError('offline'));
      request.onabort = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(file);
    });

export const serverFiles: FilesData = { upload: uploadTo('/api/files') };
