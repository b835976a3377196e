import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolders, stagedFolder } from './stagedPackages.ts';

/** Packs every staged package as npm would publish it. Returns versions for the `dependencies` of an application. */
export function packTarballs() {
  const folder = mkdtempSync(join(tmpdir(), 'pcb-tarballs-'));
  const pack = (name: string): [string, string] => {
    const parameters = ['pack', '--json', '--pack-destination', folder, `./${stagedFolder(name)}`];
    const [packed] = JSON.parse(execFileSync('npm', parameters, { encoding: 'utf8' })) as { filename: string }[];
    return [`@pcb/${name}`, `file:${join(folder, packed?.filename ?? '')}`];
  };
  return {
    tarballs: Object.fromEntries(packageFolders.map(pack)),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
