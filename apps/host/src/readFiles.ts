import { getMimeType } from 'hono/utils/mime';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The file extensions of the compressed versions that the build writes next to a file, smallest first. */
const endings = { br: '.br', gzip: '.gz' } as const;

export interface ServedFile {
  type: string;
  content: Buffer;
  /** The compressed versions by the name of their encoding. */
  encoded: readonly (readonly [encoding: string, content: Buffer])[];
  /** A hash of the content, so that all machines that serve a build send the same tag. */
  tag: string;
}

/** Whether a part of the path starts with a dot, as in `/.vite/manifest.json`. These files are not served. */
const isHidden = (path: string) => /\/\.(?!well-known\/)/.test(path);

/** Reads all files of a folder, by path. Throws if one cannot be read. */
export function readFiles(folder: string): ReadonlyMap<string, ServedFile> {
  const contents = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file).replaceAll(sep, '/')}`, readFileSync(file)]),
  );
  const isEncoded = (path: string) =>
    Object.values(endings).some((ending) => path.endsWith(ending) && contents.has(path.slice(0, -ending.length)));
  return new Map(
    [...contents]
      .filter(([path]) => !isHidden(path) && !isEncoded(path))
      .map(([path, content]) => [
        path,
        {
          type: getMimeType(path) ?? 'application/octet-stream',
          content,
          encoded: Object.entries(endings).flatMap(([encoding, ending]) => {
            const found = contents.get(path + ending);
            return found ? [[encoding, found] as const] : [];
          }),
          tag: `"${createHash('sha256').update(content).digest('base64url')}"`,
        },
      ]),
  );
}
