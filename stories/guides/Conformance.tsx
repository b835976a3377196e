import { Text } from '@pcb/ui/Text';
import { useEffect, useState } from 'react';
import { type Proof, proofsInIndex, type StorybookIndex } from '../../scripts/conformance/proofs.ts';
import { clauseGroups } from '../../tests/conformance/clauses.ts';
import { ConformanceTables } from './ConformanceTables.tsx';

/** The results that `npm test` wrote next to the built Storybook, or the tests in Storybook's index without results. */
async function readProofs(): Promise<Proof[]> {
  const results = await fetch('./conformance.json');
  // Empty until tests have run. Some hosts respond with an HTML page when a file is missing.
  const hasReport = results.ok && results.headers.get('Content-Type')?.includes('json');
  const proofs = hasReport ? ((await results.json()) as Proof[]) : [];
  if (proofs.length > 0) return proofs;
  const index = await fetch('./index.json');
  return proofsInIndex((await index.json()) as StorybookIndex);
}

/** The clauses, with the results of the last test run if there was one. */
export function Conformance() {
  const [proofs, setProofs] = useState<readonly Proof[]>();
  useEffect(() => {
    readProofs().then(setProofs, () => setProofs([]));
  }, []);
  return proofs ? <ConformanceTables groups={clauseGroups} proofs={proofs} /> : <Text>Reading the tests.</Text>;
}
