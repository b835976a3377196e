import type { TestRun } from '../shared/testReports.ts';
import { clausesIn, type Proof, withoutClauses } from './proof.ts';
import { type StorybookIndex, storyOf } from './storybookIndex.ts';

export function proofsOf(runs: readonly TestRun[], { entries }: StorybookIndex): Proof[] {
  const proofs = new Map<string, Proof>();
  for (const { project, file, titles, passed, storyId } of runs) {
    const clauses = clausesIn(titles.join(' '));
    if (clauses.length === 0) continue;
    const title = titles.map(withoutClauses).join(' › ');
    const key = storyId ?? `${file} ${title}`;
    const entry = storyId === undefined ? undefined : entries[storyId];
    proofs.set(key, {
      title,
      clauses,
      file,
      ...(entry && { story: storyOf(entry) }),
      runs: [...(proofs.get(key)?.runs ?? []), { place: project, passed }],
    });
  }
  return [...proofs.values()];
}

/** Stories and tests in Storybook's index that did not run, and so could not fail. */
export function notRun({ entries }: StorybookIndex, runs: readonly TestRun[]): string[] {
  const ran = new Set(runs.map(({ storyId }) => storyId));
  return Object.values(entries)
    .filter(({ id, type }) => type === 'story' && !ran.has(id))
    .map(({ id }) => id);
}
