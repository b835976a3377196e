import { existsSync, renameSync, rmSync } from 'node:fs';

/** Puts a whole build in place of the last one, so that the folder never has half of one. */
export function switchFolder(built: string, folder: string): void {
  const last = `${built}-last`;
  rmSync(last, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, last);
  renameSync(built, folder);
  rmSync(last, { recursive: true, force: true });
}
