import type { TestRun } from '../shared/testReports.ts';

export interface Proof {
  title: string;
  clauses: readonly string[];
  file: string;
  story?: { id: string; title: string };
  runs: readonly Run[];
}

interface Run {
  /** The project of the run: `unit`, `stories-forced-colours`, `phone`. */
  place: string;
  passed: boolean;
}

const clause = /\[([A-Z]-\d+)\]\s*/g;

export const clausesIn = (title: string): string[] => [
  ...new Set([...title.matchAll(clause)].flatMap(([, id]) => id ?? [])),
];

export const withoutClauses = (title: string): string => title.replaceAll(clause, '').trim();

export type Verdict = 'passed' | 'failed' | 'not run' | 'no test';

/** A skipped test has not passed. */
export function verdictOn(proofs: readonly Proof[]): Verdict {
  if (proofs.length === 0) return 'no test';
  const runs = proofs.flatMap((proof) => proof.runs);
  if (runs.length === 0) return 'not run';
  return runs.every(({ passed }) => passed) ? 'passed' : 'failed';
}

interface IndexEntry {
  id: string;
  name: string;
  title: string;
  importPath: string;
  type: string;
  subtype?: string;
  tags?: readonly string[];
  parentName?: string;
}

export interface StorybookIndex {
  entries: Readonly<Record<string, IndexEntry>>;
}

const storyOf = ({ id, title, name, parentName }: IndexEntry) => ({
  id,
  title: [...title.split('/'), parentName ?? name].join(' / '),
});

export const proofsInIndex = ({ entries }: StorybookIndex): Proof[] =>
  Object.values(entries)
    .filter(({ subtype, name }) => subtype === 'test' && clausesIn(name).length > 0)
    .map((entry) => ({
      title: withoutClauses(entry.name),
      clauses: clausesIn(entry.name),
      file: entry.importPath.replace(/^\.\//, ''),
      story: storyOf(entry),
      runs: [],
    }));

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

/** Stories and tests in Storybook's index that did not run and therefore could not fail. */
export function notRun({ entries }: StorybookIndex, runs: readonly TestRun[]): string[] {
  const ran = new Set(runs.map(({ storyId }) => storyId));
  return Object.values(entries)
    .filter(({ id, type }) => type === 'story' && !ran.has(id))
    .map(({ id }) => id);
}

const nameOf = ({ title, file }: Proof) => `“${title}” (${file})`;

export function problemsOf(clauses: readonly string[], proofs: readonly Proof[]): string[] {
  const problems = clauses.flatMap((clause) => {
    const own = proofs.filter((proof) => proof.clauses.includes(clause));
    if (verdictOn(own) === 'no test') return `${clause} has no test.`;
    return own.flatMap((proof) => {
      const places = proof.runs.filter(({ passed }) => !passed).map(({ place }) => place);
      return places.length === 0 ? [] : `${clause}: ${nameOf(proof)} did not pass in ${places.join(', ')}.`;
    });
  });
  const unknown = proofs.flatMap((proof) =>
    proof.clauses
      .filter((clause) => !clauses.includes(clause))
      .map((clause) => `${nameOf(proof)} names ${clause}, which is not a clause.`),
  );
  return [...problems, ...unknown];
}
