export const fileStatuses = ['uploading', 'uploaded', 'failed'] as const;
export type FileStatus = (typeof fileStatuses)[number];

/** A file of a `FileField`: chosen now, or uploaded before. */
export interface FileItem {
  /** Unique key of the file. */
  id: string;
  /** The name of the file, with its extension. */
  name: string;
  /** The size in bytes. */
  size?: number;
  /** The content. Missing for a file that was uploaded before. */
  file?: File;
  /** How far the upload is. A file without it waits, or is sent with the form. */
  status?: FileStatus;
  /** How much is uploaded, in percent. While it is missing, the bar shows that the upload runs, and not how far it is. */
  progress?: number;
  /** Why it failed. @default 'The selected file could not be uploaded – try again' in the language of the page */
  errorMessage?: string;
}
