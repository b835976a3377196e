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
