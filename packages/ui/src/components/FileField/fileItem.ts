export const fileStatuses = ['uploading', 'uploaded', 'failed'] as const;
export type FileStatus = (typeof fileStatuses)[number];

export interface FileItem {
  id: string;
  name: string;
  /** In bytes. */
  size?: number;
  /** The content. Missing for a file that was uploaded before. */
  file?: File;
  /** The state of the upload. A file without one is waiting, or is sent with the form. */
  status?: FileStatus;
  /** The uploaded share in percent. If it is missing, the bar is indeterminate. */
  progress?: number;
  /** The upload error. @default 'The selected file could not be uploaded – try again' in the language of the page */
  errorMessage?: string;
}
