import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { root } from '../config.ts';

/**
 * The folder of everything that the server keeps, unless DATA_FOLDER names one. PostgreSQL of root runs as another user,
 * who may not be able to read the folder of the project.
 */
export function dataFolder(chosen: string | undefined): string {
  if (chosen !== undefined) return chosen;
  if (process.getuid?.() !== 0) return join(root, '.cache/server');
  const name = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return join('/var/lib', `pcb-server-${name}`);
}
