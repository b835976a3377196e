import { Heading } from '@storybook/addon-docs/blocks';

/** The clauses of the specification that the tests of this page show: their names carry them. */
export function Clauses({ tests }: { tests: readonly string[] }) {
  const shown = new Map<string, string[]>();
  for (const test of tests)
    for (const [, id = ''] of test.matchAll(/\[([A-Z]-\d+)\]/g)) shown.set(id, [...(shown.get(id) ?? []), test]);
  if (shown.size === 0) return null;
  return (
    <>
      <Heading>Clauses of the specification</Heading>
      <dl>
        {[...shown].sort().map(([id, proofs]) => (
          <div key={id}>
            <dt>{id}</dt>
            {proofs.map((test) => (
              <dd key={test}>{test.replaceAll(/\[[A-Z]-\d+\]\s*/g, '')}</dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}
