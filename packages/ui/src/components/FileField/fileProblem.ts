import type { TransferredFile } from './transferredFiles.ts';

/** What a file must be. */
export interface FileRules {
  /**
   * The accepted extensions, each with its dot: `['.zip', '.gbr']`. Upper and lower case are the same. The types that browsers
   * report are not used: they know no Gerber, and differ by system. @default any file
   */
  acceptedFileTypes?: readonly string[] | undefined;
  /** The maximum size of a file, in bytes; 1 MB is 1,000,000 bytes. @default any size */
  maxFileSize?: number | undefined;
}

export type FileProblem = 'folder' | 'type' | 'empty' | 'size' | 'count';

/** Why a file cannot be added, whichever way it came. */
export function problemOf(
  { name, file }: TransferredFile,
  { acceptedFileTypes, maxFileSize = Infinity }: FileRules,
): FileProblem | null {
  if (!file) return 'folder';
  const lowerCaseName = name.toLowerCase();
  if (acceptedFileTypes?.some((extension) => lowerCaseName.endsWith(extension.toLowerCase())) === false) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxFileSize ? 'size' : null;
}
