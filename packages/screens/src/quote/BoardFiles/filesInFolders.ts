import type { BoardFile } from './boardReading.ts';

/** More files than any data set has. A folder such as a home directory would take minutes. */
const maxFiles = 500;

const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** The browser returns entries in batches. Entries that it cannot read are omitted. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (part.length === 0) return all;
    all.push(...part);
  }
}

async function addFiles(entry: FileSystemEntry, files: BoardFile[]): Promise<void> {
  if (files.length >= maxFiles) return;
  if (isDirectory(entry)) {
    for (const inside of await entriesOf(entry)) await addFiles(inside, files);
  } else if (isFile(entry)) {
    const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)));
    if (file) files.push({ name: entry.fullPath.replace(/^\//, ''), file });
  }
}

export interface DroppedItem {
  entry: FileSystemEntry | null;
  file: File | null;
}

/** The dropped files, including those in dropped folders, with their paths. At most 500. */
export async function filesInFolders(items: readonly DroppedItem[]): Promise<readonly BoardFile[]> {
  const files: BoardFile[] = [];
  for (const { entry, file } of items) {
    if (entry?.isDirectory) await addFiles(entry, files);
    else if (file) files.push({ name: file.name, file });
  }
  return files;
}
