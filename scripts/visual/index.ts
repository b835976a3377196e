/**
 * `npm run visual -- --base <commit>`: takes screenshots of the stories of a base commit and of this tree, on the same
 * machine with the same browser, and fails on every difference that no commit in between declares:
 *
 *     Visual-Change: components-button--* — rounder corners
 *
 * The default base is the merge base with origin/main, or on main the previous commit. Names of story files limit the
 * run. `.cache/visual/report` has three images for each difference: reference, actual, diff.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { declarationOf, readDeclarations } from './declarations.ts';

const output = resolve('.cache/visual');
const report = join(output, 'report');
const baseTree = join(output, 'base');

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function mergeBaseWithMain() {
  try {
    return git('merge-base', 'origin/main', 'HEAD');
  } catch {
    // The branch is missing in a repository that was never pushed.
    return git('rev-parse', 'HEAD');
  }
}

function defaultBase() {
  const mergeBase = mergeBaseWithMain();
  return mergeBase === git('rev-parse', 'HEAD') ? 'HEAD~1' : mergeBase;
}

/** Checks the base out below this tree, whose installed packages it uses, except our own packages. */
function checkOutBase(commit: string) {
  git('worktree', 'add', '--force', '--detach', baseTree, commit);
  // The same code renders both sides. It imports from scripts/shared.
  for (const folder of ['scripts/visual', 'scripts/shared']) {
    rmSync(join(baseTree, folder), { recursive: true, force: true });
    cpSync(folder, join(baseTree, folder), { recursive: true });
  }
  if (readFileSync('package-lock.json').equals(readFileSync(join(baseTree, 'package-lock.json')))) {
    const own = 'node_modules/@pcb';
    mkdirSync(join(baseTree, own), { recursive: true });
    for (const name of readdirSync(own)) symlinkSync(readlinkSync(join(own, name)), join(baseTree, own, name));
  } else {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: baseTree, stdio: 'inherit' });
  }
}

/** The part of Vitest's JSON report that we read. */
interface Report {
  testResults: {
    assertionResults: {
      status: string;
      failureMessages: string[];
      meta: { storyId?: string; pictures?: Record<string, string> };
    }[];
  }[];
}

interface Picture {
  story: string;
  /** The story id and the mode. */
  name: string;
  /** The reason why it differs or failed; empty if it matches. */
  problem: string;
}

const firstLines = (message: string) =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(Error: )?expect\(/.test(line))
    .slice(0, 2)
    .join(' ');

/** Takes screenshots of the stories of a tree. `all` writes the references, `none` compares with them. */
function takePictures(tree: string, update: 'all' | 'none', files: readonly string[]): Picture[] {
  const vitest = join(dirname(createRequire(join(tree, 'package.json')).resolve('vitest/package.json')), 'vitest.mjs');
  const results = join(output, `${update === 'all' ? 'base' : 'head'}.json`);
  const options = ['--config', 'scripts/visual/vitest.config.ts', `--update=${update}`, '--reporter=dot'];
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', ...options, '--reporter=json', `--outputFile.json=${results}`, ...files],
    { cwd: tree, stdio: 'inherit', env: { ...process.env, VISUAL_OUTPUT: output } },
  );
  const tests = (JSON.parse(readFileSync(results, 'utf8')) as Report).testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  );
  const failed = tests.filter((test) => test.status === 'failed');
  if (status !== 0 && failed.length === 0) throw new Error('The screenshots could not be taken: see above.');
  const unseen = tests.filter(({ status, meta }) => status === 'passed' && meta.pictures === undefined);
  if (unseen.length > 0) throw new Error(`scripts/visual/setup.ts did not run after ${unseen.length} stories.`);
  return [
    ...failed.map(({ meta: { storyId = '' }, failureMessages: [message = ''] }) => ({
      story: storyId,
      name: storyId,
      problem: firstLines(message),
    })),
    ...tests.flatMap(({ meta: { storyId = '', pictures = {} } }) =>
      Object.entries(pictures).map(([mode, message]) => ({
        story: storyId,
        name: `${storyId}, ${mode}`,
        problem: firstLines(message),
      })),
    ),
  ];
}

/** Copies the reference beside the two images that Vitest wrote. */
function addReferences() {
  const written = readdirSync(report, { recursive: true, encoding: 'utf8' });
  for (const actual of written.filter((file) => file.endsWith('-actual.png'))) {
    const picture = actual.replace('-actual.png', '');
    cpSync(join(output, 'reference', `${picture}.png`), join(report, `${picture}-reference.png`));
  }
}

const { values, positionals } = parseArgs({ options: { base: { type: 'string' } }, allowPositionals: true });
const commit = git('rev-parse', '--verify', `${values.base ?? defaultBase()}^{commit}`);
const declarations = readDeclarations(
  git('log', '--format=%(trailers:key=Visual-Change,valueonly,unfold)', `${commit}..HEAD`),
);

rmSync(output, { recursive: true, force: true });
mkdirSync(report, { recursive: true });
git('worktree', 'prune');
console.log(`Compared with ${git('log', '-1', '--format=%h %s', commit)}`);

let base: Picture[];
try {
  checkOutBase(commit);
  base = takePictures(baseTree, 'all', positionals);
} finally {
  rmSync(baseTree, { recursive: true, force: true });
  git('worktree', 'prune');
}
const head = takePictures(process.cwd(), 'none', positionals);
addReferences();

const isNew = ({ problem }: Picture) => problem.startsWith('No existing reference');
const different = head.filter((picture) => picture.problem !== '' && !isNew(picture));
const isDeclared = ({ story }: Picture) => declarationOf(story, declarations) !== undefined;
const undeclared = different.filter((picture) => !isDeclared(picture));
const declared = different.filter(isDeclared);
const added = head.filter(isNew);
const removed = base.filter(({ name }) => !head.some((picture) => picture.name === name));

const list = (heading: string, lines: readonly string[]) => {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
};
const described = (pictures: readonly Picture[]) => pictures.map(({ name, problem }) => `${name}: ${problem}`);

list(
  'New:',
  added.map(({ name }) => name),
);
list(
  'Removed:',
  removed.map(({ name }) => name),
);
list('Different, as declared by a commit:', described(declared));
list('Different and not declared:', described(undeclared));
console.log(
  `\n${head.length} screenshots: ${undeclared.length} undeclared differences, ${declared.length} declared, ${added.length} new. See ${report}`,
);
if (undeclared.length > 0) {
  console.log(
    'Declare an intended difference at the end of the commit message: Visual-Change: <story id or pattern> — <reason>',
  );
  process.exitCode = 1;
}
