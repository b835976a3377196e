/** A test that names clauses, and how it went wherever it ran. */
export interface Proof {
  /** Without the clauses, within the groups that it stands in. */
  title: string;
  clauses: readonly string[];
  /** From the root of the project. */
  file: string;
  /** What a story's test opens in Storybook. */
  story?: { id: string; title: string };
  runs: readonly Run[];
}

interface Run {
  /** Where it ran: `unit`, `stories-forced-colours`, `phone`. */
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

/** What the tests of a clause come to. One that was left out did not pass. */
export function verdictOn(proofs: readonly Proof[]): Verdict {
  if (proofs.length === 0) return 'no test';
  const runs = proofs.flatMap((proof) => proof.runs);
  if (runs.length === 0) return 'not run';
  return runs.every(({ passed }) => passed) ? 'passed' : 'failed';
}
