import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { root } from '../root.ts';

/**
 * `DATA_FOLDER`, or a default. PostgreSQL runs as another user if root starts the server; that user may not have access
 * to the repository, so the default is outside it.
 */
export function dataFolder(chosen: string | undefined): string {
  if (chosen !== undefined) return chosen;
  if (process.getuid?.() !== 0) return join(root, '.cache/server');
  const name = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return join('/var/lib', `pcb-server-${name}`);
}

export const programsFolder = (): string => join(dataFolder(undefined), 'programs');
