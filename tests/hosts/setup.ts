import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolders, stagedFolder } from '../../scripts/package/stagedPackages.ts';

/** Packs every staged package once, as npm would publish it, before the tests of the host applications. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'pcb-tarballs-'));
  const pack = (name: string): [string, string] => {
    const parameters = ['pack', '--json', '--pack-destination', folder, `./${stagedFolder(name)}`];
    const [packed] = JSON.parse(execFileSync('npm', parameters, { encoding: 'utf8' })) as { filename: string }[];
    return [`@pcb/${name}`, `file:${join(folder, packed?.filename ?? '')}`];
  };
  // The processes of the tests inherit it.
  process.env['PCB_TARBALLS'] = JSON.stringify(Object.fromEntries(packageFolders.map(pack)));
  return () => rmSync(folder, { recursive: true });
}
