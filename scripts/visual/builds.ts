import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

function build(tree: string, target: string) {
  const unfinished = `${resolve(target)}.unfinished`;
  const storybook = join('node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  execFileSync(process.execPath, [storybook, 'build', '--quiet', '--loglevel', 'warn', '--output-dir', unfinished], {
    cwd: tree,
    stdio: 'inherit',
    // The packages of a fresh checkout are not built.
    env: { ...process.env, PCB_PACKAGES: 'source' },
  });
  rmSync(target, { recursive: true, force: true });
  renameSync(unfinished, target);
  return target;
}

/** Storybook of this tree as it is, uncommitted changes too. */
export const buildHead = (folder: string) => build('.', join(folder, 'head'));

/**
 * Gives another tree the packages of this one: links to each. Our own are relative links to their sources, and copied as
 * such they lead to the sources of the other tree.
 */
function linkPackages(tree: string) {
  const modules = join(tree, 'node_modules');
  const own = join('node_modules', '@pcb');
  mkdirSync(join(tree, own), { recursive: true });
  for (const name of readdirSync(own)) symlinkSync(readlinkSync(join(own, name)), join(tree, own, name));
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '@pcb' && !entry.startsWith('.'))) {
    symlinkSync(resolve('node_modules', name), join(modules, name));
  }
}

const sameIn = (tree: string, file: string) => readFileSync(file).equals(readFileSync(join(tree, file)));

/** Storybook of a commit, in a checkout of its own. One that was built before is used again. */
export function buildBase(commit: string, folder: string): string {
  const target = join(folder, commit);
  if (existsSync(target)) return target;
  const temporary = mkdtempSync(join(tmpdir(), 'visual-base-'));
  const tree = join(temporary, 'tree');
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, commit], { stdio: 'inherit' });
  try {
    if (sameIn(tree, 'package-lock.json')) linkPackages(tree);
    else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree, stdio: 'inherit' });
    return build(tree, target);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree]);
    rmSync(temporary, { recursive: true, force: true });
  }
}
