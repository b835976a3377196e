import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Fault } from './model.ts';

/** Whether the file contains the title of the test. Always true for tools and unit tests, whose titles may contain values. */
function hasTest({ step, file, test }: Fault['caughtBy']) {
  const title = test.split(' > ').at(-1) ?? test;
  const isStory = step.startsWith('stories') && (!test.includes(' > ') || title === 'its own check');
  if (isStory || !(step === 'site' || step.startsWith('stories'))) return true;
  return readFileSync(file, 'utf8').includes(title);
}

/** The reason why a fault cannot be planted; `undefined` when it can. */
function problemWith(fault: Fault): string | undefined {
  const { id, file, caughtBy } = fault;
  if (!existsSync(file)) return `${id}: ${file} does not exist.`;
  if (!existsSync(caughtBy.file)) return `${id}: ${caughtBy.file} does not exist.`;
  if (!hasTest(caughtBy)) return `${id}: ${caughtBy.file} has no test with that title.`;
  if ('isMissing' in fault) return undefined;
  const count = readFileSync(file, 'utf8').split(fault.find).length - 1;
  return count === 1 ? undefined : `${id}: its text occurs ${count} times in ${file}, not once.`;
}

/** Lists faults that no longer apply: changed texts, moved files, repeated ids. */
export function problemsOf(faults: readonly Fault[]): string[] {
  const ids = faults.map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...repeated.map((id) => `${id}: the id is not unique.`),
    ...faults.flatMap((fault) => problemWith(fault) ?? []),
  ];
}

/** The files among these with uncommitted changes. */
export const changedFiles = (files: readonly string[]): string[] =>
  execFileSync('git', ['status', '--porcelain', '--', ...files], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** Changes the file of a fault. Returns a function that restores it. */
export function plant(fault: Fault): () => void {
  // Read as bytes, because a deleted file may be a PDF.
  const original = readFileSync(fault.file);
  if ('isMissing' in fault) rmSync(fault.file);
  else
    writeFileSync(
      fault.file,
      original.toString('utf8').replace(fault.find, () => fault.replace),
    );
  return () => writeFileSync(fault.file, original);
}
