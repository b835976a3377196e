/**
 * Runs before `npm start` and `npm test`: installs the packages if the lock file, a manifest or the platform has
 * changed. Imports only Node's modules, because packages may not be installed yet.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { manifests } from '../shared/manifests.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This project needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`);
for (const file of ['package-lock.json', ...manifests]) hash.update(readFileSync(file));
const digest = hash.digest('hex');

const stamp = 'node_modules/.installed';
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest) {
  console.log('Installing packages …');
  const { status } = spawnSync('npm ci --no-audit --no-fund --prefer-offline', { stdio: 'inherit', shell: true });
  if (status !== 0) {
    console.error('\nThe packages could not be installed: `npm ci` failed, for the reason above.');
    console.error('Check that the npm registry can be reached, run `npm cache clean --force`, and try again.');
    process.exit(1);
  }
  writeFileSync(stamp, digest);
}
