import type { TransferredFile } from './transferredFiles.ts';

export interface FileRules {
  /** The accepted extensions, in any case: `['.zip', '.gbr']`. Browsers have no MIME type for Gerber. @default any */
  acceptedFileTypes?: readonly string[] | undefined;
  /** The maximum size of a file in bytes; 1 MB is 1,000,000 bytes. @default any size */
  maxFileSize?: number | undefined;
}

export type FileProblem = 'folder' | 'type' | 'empty' | 'size' | 'count';

export function fileProblem(
  { name, file }: TransferredFile,
  { acceptedFileTypes, maxFileSize = Infinity }: FileRules,
): FileProblem | null {
  if (!file) return 'folder';
  const lowerCaseName = name.toLowerCase();
  if (acceptedFileTypes?.some((extension) => lowerCaseName.endsWith(extension.toLowerCase())) === false) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxFileSize ? 'size' : null;
}
