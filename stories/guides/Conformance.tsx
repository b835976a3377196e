import { Text } from '@pcb/ui/Text';
import { useEffect, useState } from 'react';
import { clauseGroups } from '../../tests/conformance/clauses.ts';
import type { Proof } from '../../scripts/conformance/proof.ts';
import { proofsInIndex, type StorybookIndex } from '../../scripts/conformance/storybookIndex.ts';
import { ConformanceTables } from './ConformanceTables.tsx';

/** What `npm test` left beside the built Storybook, else the tests that Storybook itself knows. */
async function readProofs(): Promise<Proof[]> {
  const results = await fetch('./conformance.json');
  // Empty until tests have run. Some hosts answer with a page where there is no file.
  const isThere = results.ok && results.headers.get('Content-Type')?.includes('json');
  const proofs = isThere ? ((await results.json()) as Proof[]) : [];
  if (proofs.length > 0) return proofs;
  const index = await fetch('./index.json');
  return proofsInIndex((await index.json()) as StorybookIndex);
}

/** The clauses with the results of the last test run, or without when there was none. */
export function Conformance() {
  const [proofs, setProofs] = useState<readonly Proof[]>();
  useEffect(() => {
    readProofs().then(setProofs, () => setProofs([]));
  }, []);
  return proofs ? <ConformanceTables groups={clauseGroups} proofs={proofs} /> : <Text>Reading the tests.</Text>;
}
