/**
 * `npm run visual -- --base <commit>`: pictures the stories of this tree and those of a base commit, on the same machine
 * with the same browser, and fails on every difference that no commit in between declares:
 *
 *     Visual-Change: components-button--* — rounder corners
 *
 * Without --base: what this branch and origin/main have in common, or on main the commit before.
 * The report with both pictures and their difference is `.cache/visual/run/report/index.html`.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBase, buildHead } from './visual/builds.ts';
import { compare } from './visual/compare.ts';
import { readDeclarations } from './visual/declarations.ts';

const output = '.cache/visual';

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function commonWithMain() {
  try {
    return git('merge-base', 'origin/main', 'HEAD');
  } catch {
    // No such branch: a repository that was never pushed.
    return git('rev-parse', 'HEAD');
  }
}

function defaultBase() {
  const common = commonWithMain();
  return common === git('rev-parse', 'HEAD') ? 'HEAD~1' : common;
}

const { base = defaultBase() } = parseArgs({ options: { base: { type: 'string' } } }).values;
const commit = git('rev-parse', '--verify', `${base}^{commit}`);
const declarations = readDeclarations(
  git('log', '--format=%(trailers:key=Visual-Change,valueonly,unfold)', `${commit}..HEAD`),
);

console.log(`Compared with ${git('log', '-1', '--format=%h %s', commit)}`);
const { pictures, undeclared, declared, fresh, vanished } = await compare({
  base: buildBase(commit, join(output, 'builds')),
  head: buildHead(join(output, 'builds')),
  output: join(output, 'run'),
  declarations,
});

const list = (heading: string, lines: readonly string[]) => {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
};
const described = (differences: typeof declared) => differences.map(({ name, what }) => `${name}: ${what}`);

list('New, so that there is nothing to compare:', fresh);
list('No longer there:', vanished);
list('Different, as a commit declares:', described(declared));
list('Different, and no commit says so:', described(undeclared));
console.log(
  `\n${pictures} pictures: ${undeclared.length} differ undeclared, ${declared.length} declared, ${fresh.length} are new. See ${output}/run/report/index.html`,
);
if (undeclared.length > 0) {
  console.log(
    'If a difference is meant, say so at the end of the commit message: Visual-Change: <story id or pattern> — <reason>',
  );
  process.exitCode = 1;
}
