/**
 * `npm run lock`: writes package-lock.json in an empty folder with an empty cache, because npm keeps mistakes of an old
 * lock file and of a stale cache. Keeps the old file if the new one is incomplete, or if `npm ci` rejects it with this
 * npm or the npm of Node 20 or 22.
 */
import { execSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifests } from '../shared/manifests.mjs';
import { incompletePackages } from './incompletePackages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));

const run = (command) => {
  console.log(command);
  execSync(command, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, npm_config_cache: mkdtempSync(join(folder, 'cache-')), npm_config_prefer_offline: 'false' },
  });
};

try {
  for (const file of [...manifests, '.npmrc']) cpSync(file, join(folder, file));
  run('npm install --package-lock-only');
  const incomplete = incompletePackages(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages);
  if (incomplete.length > 0) {
    throw new Error(
      `The registry answered incompletely; try again later. No version or integrity:\n${incomplete.join('\n')}`,
    );
  }
  for (const npm of ['npm', 'npx --yes npm@10', 'npx --yes npm@11']) run(`${npm} ci --dry-run --loglevel=error`);
  cpSync(join(folder, 'package-lock.json'), 'package-lock.json');
} catch (error) {
  console.error(error.message);
  console.error('package-lock.json is unchanged.');
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
