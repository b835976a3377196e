import { existsSync, renameSync, rmSync } from 'node:fs';

/** Replaces the previous build as a whole, so that the folder is never incomplete. */
export function switchFolder(built: string, folder: string): void {
  const last = `${built}-last`;
  rmSync(last, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, last);
  renameSync(built, folder);
  rmSync(last, { recursive: true, force: true });
}
