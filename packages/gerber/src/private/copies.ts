import type { UnpackedFile } from './archive/unpack.ts';
import { folderOf } from './folderOf.ts';

/** Removes folders, and suffixes that browsers and operating systems add to copies. */
const baseOf = (name: string) => name.slice(folderOf(name).length).replace(/(?: \(\d+\)| - Copy)+(?=\.[^.]*$|$)/gi, '');

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, index) => byte === b[index]);

/**
 * Removes files that are both alone and in a zip, or in two folders. A folder with a different file of the same name is
 * another version of the board and stays complete.
 */
export function removeDuplicates(files: readonly UnpackedFile[]): {
  files: readonly UnpackedFile[];
  copies: readonly string[];
} {
  const folders = [...new Set(files.map(({ name }) => folderOf(name)))].map((folder) =>
    files.filter(({ name, isUnpacked }) => isUnpacked && folderOf(name) === folder),
  );
  const copies = new Set<UnpackedFile>();
  for (const [index, folder] of folders.entries()) {
    for (const earlier of folders.slice(0, index + 1)) {
      const twins = folder.flatMap((file, at) => {
        const rest = earlier === folder ? folder.slice(0, at) : earlier;
        const twin = rest.find((other) => baseOf(other.name) === baseOf(file.name));
        return twin ? [{ file, isCopy: isSame(file.bytes, twin.bytes) }] : [];
      });
      if (earlier !== folder && twins.some(({ isCopy }) => !isCopy)) continue;
      for (const { file, isCopy } of twins) if (isCopy) copies.add(file);
    }
  }
  return { files: files.filter((file) => !copies.has(file)), copies: [...copies].map(({ name }) => name) };
}
