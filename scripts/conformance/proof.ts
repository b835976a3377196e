/** A test that names clauses, with its runs. */
export interface Proof {
  /** The title without clauses, after the titles of its groups. */
  title: string;
  clauses: readonly string[];
  /** The path from the root of the project. */
  file: string;
  /** The story of the test in Storybook, if it has one. */
  story?: { id: string; title: string };
  runs: readonly Run[];
}

interface Run {
  /** The project in which the test ran: `unit`, `stories-forced-colours`, `phone`. */
  place: string;
  passed: boolean;
}

const clause = /\[([A-Z]-\d+)\]\s*/g;

/** The clauses that a title names: `[K-04] [B-01] adds tax`. */
export const clausesIn = (title: string): string[] => [
  ...new Set([...title.matchAll(clause)].flatMap(([, id]) => id ?? [])),
];

export const withoutClauses = (title: string): string => title.replaceAll(clause, '').trim();

export type Verdict = 'passed' | 'failed' | 'not run' | 'no test';

/** The combined result of the tests of a clause. A skipped test has not passed. */
export function verdictOn(proofs: readonly Proof[]): Verdict {
  if (proofs.length === 0) return 'no test';
  const runs = proofs.flatMap((proof) => proof.runs);
  if (runs.length === 0) return 'not run';
  return runs.every(({ passed }) => passed) ? 'passed' : 'failed';
}
