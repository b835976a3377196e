import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Fault } from './model.ts';

/** Whether the file has the test. Not known of unit tests, whose names may have values in them, and of what tools report. */
function namesItsTest({ step, file, test }: Fault['caughtBy']) {
  const title = test.split(' > ').at(-1) ?? test;
  const isStory = step.startsWith('stories') && (!test.includes(' > ') || title === 'its own check');
  if (isStory || !(step === 'site' || step.startsWith('stories'))) return true;
  return readFileSync(file, 'utf8').includes(title);
}

/** Why a fault cannot be planted; `undefined` when it can. */
function problemWith(fault: Fault): string | undefined {
  const { id, file, caughtBy } = fault;
  if (!existsSync(file)) return `${id}: there is no ${file}.`;
  if (!existsSync(caughtBy.file)) return `${id}: there is no ${caughtBy.file}.`;
  if (!namesItsTest(caughtBy)) return `${id}: ${caughtBy.file} has no test of that name.`;
  if ('isMissing' in fault) return undefined;
  const count = readFileSync(file, 'utf8').split(fault.find).length - 1;
  return count === 1 ? undefined : `${id}: its text occurs ${count} times in ${file}, not once.`;
}

/** Reports entries that no longer apply: texts that changed, files that moved, repeated ids. */
export function problemsOf(faults: readonly Fault[]): string[] {
  const ids = faults.map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...repeated.map((id) => `${id}: the id is not unique.`),
    ...faults.flatMap((fault) => problemWith(fault) ?? []),
  ];
}

/** Files among these with changes that are not committed: a fault would be planted on top of them. */
export const changedFiles = (files: readonly string[]): string[] =>
  execFileSync('git', ['status', '--porcelain', '--', ...files], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** Changes the file of a fault. Returns how to restore it. */
export function plant(fault: Fault): () => void {
  // Bytes: a file that is missing may be a PDF.
  const original = readFileSync(fault.file);
  if ('isMissing' in fault) rmSync(fault.file);
  else
    writeFileSync(
      fault.file,
      original.toString('utf8').replace(fault.find, () => fault.replace),
    );
  return () => writeFileSync(fault.file, original);
}
