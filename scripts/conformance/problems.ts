import { type Proof, verdictOn } from './proof.ts';

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
