import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { root } from '../root.ts';

/** It is outside the repository, which PostgreSQL's user may not be able to read if root starts the server. */
export function dataFolder(chosen: string | undefined): string {
  if (chosen !== undefined) return chosen;
  if (process.getuid?.() !== 0) return join(root, '.cache/server');
  const name = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return join('/var/lib', `pcb-server-${name}`);
}

export const programsFolder = (): string => join(dataFolder(undefined), 'programs');
