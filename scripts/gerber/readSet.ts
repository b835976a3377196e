import type { InputFile } from '@pcb/gerber/reading';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

export function readSet(path: string): { set: string; files: readonly InputFile[] } {
  const set = basename(path).replace(/\.zip$/i, '');
  if (!statSync(path).isDirectory()) return { set, files: [{ name: basename(path), bytes: readFileSync(path) }] };
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return {
    set,
    files: files.map((file) => ({ name: file.slice(path.length).replace(/^[/\\]/, ''), bytes: readFileSync(file) })),
  };
}
