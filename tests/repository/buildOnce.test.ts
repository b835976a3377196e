import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (file: string, content: string) => writeFileSync(join(folder, file), content);

// A build that takes a moment, so that two of them overlap, and that replaces its folder.
const command =
  "require('fs').appendFileSync('built.log', 'x'); setTimeout(() => { const fs = require('fs'); fs.rmSync('dist', { recursive: true, force: true }); fs.mkdirSync('dist') }, 500)";
write('package.json', JSON.stringify({ scripts: { 'build:it': `node -e "${command}"` } }));
mkdirSync(join(folder, 'folder/dist'), { recursive: true });
write('source.ts', '1');

const code = `
  const { buildOnce } = await import('./scripts/shared/buildOnce.ts');
  process.chdir(${JSON.stringify(folder)});
  await buildOnce({ name: 'it', folder: 'dist', commands: ['build:it'], inputs: ['package.json', 'source.ts', 'folder'] });`;
const build = () => promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
const builds = () => readFileSync(join(folder, 'built.log'), 'utf8').length;

it('builds once for two processes, and again only when a file that the build reads has changed', async () => {
  await Promise.all([build(), build()]);
  expect(builds()).toBe(1);
  write('beside.ts', 'not read');
  write('folder/dist/module.js', 'written by a build');
  expect((await build()).stdout).toContain('Built already: it.');
  write('folder/source.ts', '2');
  await build();
  expect(builds()).toBe(2);
  // Another build has replaced the folder, perhaps from other files.
  rmSync(join(folder, 'dist'), { recursive: true });
  mkdirSync(join(folder, 'dist'));
  // The process that held the lock was killed.
  write('.cache/building', '999999999');
  await build();
  expect(builds()).toBe(3);
});
