import type { UploadPurpose } from '@pcb/screens/quote/UploadFiles';
import type { FileItem } from '@pcb/ui/FileField';
import type { Site } from '../createSite.ts';
import { DataError } from '../data/dataError.ts';
import type { StoredFile, UploadOptions } from '../data/files.ts';
import { reasonOf } from '../messages/refusals.ts';

export function sendFile({ data, serviceForms }: Site, file: File, options?: UploadOptions): Promise<StoredFile> {
  const { sentFiles } = serviceForms.getState();
  const known = sentFiles.get(file);
  if (known) return known;
  const sending = data.files?.upload(file, options) ?? Promise.reject(new DataError('unexpected'));
  sentFiles.set(file, sending);
  sending.catch(() => sentFiles.delete(file));
  return sending;
}

export async function sendUpload(
  site: Site,
  purpose: UploadPurpose,
  { id }: FileItem,
  file: File,
): Promise<StoredFile> {
  const { serviceForms } = site;
  const known = serviceForms.getState().sentFiles.get(file);
  if (known) return known;
  const show = (changed: Partial<FileItem>) =>
    serviceForms.setState(({ uploads }) => ({
      uploads: {
        ...uploads,
        [purpose]: uploads[purpose]?.map((item) => (item.id === id ? { ...item, ...changed } : item)),
      },
    }));
  const removed = new AbortController();
  const unsubscribe = serviceForms.subscribe(({ uploads }) => {
    if (!uploads[purpose]?.some((item) => item.id === id)) removed.abort();
  });
  show({ status: 'uploading', progress: 0 });
  try {
    const stored = await sendFile(site, file, {
      signal: removed.signal,
      onProgress: (progress) => show({ progress }),
    });
    show({ status: 'uploaded' });
    return stored;
  } catch (error) {
    const reason = reasonOf(error);
    show({ status: 'failed', ...(reason !== undefined && { errorMessage: reason }) });
    throw error;
  } finally {
    unsubscribe();
  }
}

function sendAll(site: Site, purpose: UploadPurpose, status: FileItem['status']) {
  for (const item of site.serviceForms.getState().uploads[purpose] ?? [])
    // Its field shows a failure.
    if (item.file && item.status === status) sendUpload(site, purpose, item, item.file).catch(() => {});
}

export const sendWaiting = (site: Site, purpose: UploadPurpose) => sendAll(site, purpose, undefined);

export const retryUploads = (site: Site, purpose: UploadPurpose) => sendAll(site, purpose, 'failed');
