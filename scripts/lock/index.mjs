/**
 * `npm run lock`: rewrites package-lock.json with npm 11.6.2 in an empty folder. Other versions, and updates in place,
 * omit packages of other platforms, and `npm ci` then fails there.
 */
import { execSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifests } from '../shared/manifests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
try {
  for (const file of [...manifests, '.npmrc']) cpSync(file, join(folder, file));
  const inFolder = { cwd: folder, stdio: 'inherit' };
  execSync('npx --yes npm@11.6.2 install --package-lock-only', inFolder);
  execSync('npm ci --dry-run --loglevel=error', inFolder);
  cpSync(join(folder, 'package-lock.json'), 'package-lock.json');
} finally {
  rmSync(folder, { recursive: true });
}
