import type { FilePurpose } from '@pcb/quoting/orderFiles';
import type { RequestOptions } from './records.ts';

/** A file that is stored. */
export interface StoredFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
}

export interface UploadOptions extends RequestOptions {
  /** Called with how much of the file is sent, in whole percent. */
  onProgress?: (percent: number) => void;
}

/** The files that customers send with their orders. */
export interface FilesData {
  /** Stores a file of the signed-in customer. */
  upload: (file: File, options?: UploadOptions) => Promise<StoredFile>;
}

/** The ids of stored files that go with an order, by purpose. */
export type OrderedFiles = Readonly<Partial<Record<FilePurpose, readonly string[]>>>;
