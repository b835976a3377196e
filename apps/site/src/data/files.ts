import type { FilePurpose } from '@pcb/quoting/orderFiles';
import type { RequestOptions } from './records.ts';

export interface StoredFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
}

export interface UploadOptions extends RequestOptions {
  /** Called with the sent share, in whole percent. */
  onProgress?: (percent: number) => void;
}

export interface FilesData {
  upload: (file: File, options?: UploadOptions) => Promise<StoredFile>;
}

export type OrderedFiles = Readonly<Partial<Record<FilePurpose, readonly string[]>>>;
